import type { CaseStudyTitle } from './case-studies.ts'
import { sample } from './sample.ts'

/** Who leads a project, and how many people of the company worked on it, the lead included. The lead is on the page `/about`. */
interface ProjectTeam {
  lead: string
  ours: number
}

/**
 * The company's own people in each project. Others in its team were the client's developers, or contractors. A page says
 * nothing about this for a project that has no line here.
 */
export const teams: Partial<Record<CaseStudyTitle, ProjectTeam>> = sample({
  'TechFlow Solutions': { lead: 'Ishaan Mehta', ours: 5 },
  'HealthSync Pro': { lead: 'Priya Nair', ours: 6 },
  'EduMaster Platform': { lead: 'Mei-Lin Foster', ours: 4 },
  'RetailMax Commerce': { lead: 'Daniel Whitlock', ours: 6 },
  'SecureVault Banking': { lead: 'Daniel Whitlock', ours: 6 },
  'SmartLogistics Hub': { lead: 'Tomás Herrera', ours: 6 },
  'AI Innovation Platform': { lead: 'Arjun Desai', ours: 4 },
  'Blockchain Security Suite': { lead: 'Daniel Whitlock', ours: 5 },
  'Enterprise Consulting Hub': { lead: 'Ishaan Mehta', ours: 4 },
  'Medical Lab System': { lead: 'Tomás Herrera', ours: 5 },
  'IntelliExam Platform': { lead: 'Ben Tran', ours: 6 },
  'PayFlow Gateway': { lead: 'Ishaan Mehta', ours: 6 },
  'MediConnect Pro': { lead: 'Tomás Herrera', ours: 7 },
  'EnterpriseFlow ERP': { lead: 'Grace Oduya', ours: 8 },
  'DataMind Analytics': { lead: 'Arjun Desai', ours: 4 },
  'FacilityMax Pro': { lead: 'Anika Rao', ours: 5 },
  'InnovateLab Platform': { lead: 'Arjun Desai', ours: 3 },
  'AutomateFlow RPA': { lead: 'Kavya Shah', ours: 4 },
  'Digital Mall Platform': { lead: 'Mei-Lin Foster', ours: 6 },
  'Health Discovery Platform': { lead: 'Priya Nair', ours: 5 },
  'Global Consulting Network': { lead: 'Mei-Lin Foster', ours: 4 },
  'Parenting Support Platform': { lead: 'Priya Nair', ours: 4 },
  'On-Demand Laundry App': { lead: 'Mei-Lin Foster', ours: 6 },
  'Digital Marketing Platform': { lead: 'Kavya Shah', ours: 3 },
  'Digital News Platform': { lead: 'Grace Oduya', ours: 3 },
} satisfies Partial<Record<CaseStudyTitle, ProjectTeam>>)
