import { company } from './content/company.ts'

/** The external addresses that links refer to by name. */
export const outside = { booking: company.booking, scheduling: company.scheduling }
