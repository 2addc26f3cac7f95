import { expect, it } from 'vitest'
import { persistently } from '../../scripts/release/persistently.ts'

const answers = (...statuses: number[]) =>
  statuses.map((status) => `FETCH 1: GET / - HTTP ${status}\n`).join('')
const refusal = '✘ [ERROR] A request to the Cloudflare API (/) failed.'

it.each([
  ['server is out of order', 4, 5],
  ['server is out of order', 5, 5],
  [answers(400, 429) + refusal, 1, 2],
  [answers(400, 500) + refusal, 1, 2],
  [`${answers(403)}✘ [ERROR] The Cloudflare API responded with a WAF block page`, 1, 2],
  [answers(400) + refusal, 1, 1],
  [answers(401) + refusal + answers(500), 1, 1],
  [answers(403) + refusal + answers(200), 1, 1],
  [answers(404) + refusal, 1, 1],
  [`${answers(200)}✘ [ERROR] unable to select an account in non-interactive mode`, 1, 1],
  ['✘ [ERROR] Invalid account ID', 1, 1],
])('after “%s”, %i times, a call was made %i times', async (text, failures, calls) => {
  let made = 0
  const call = async () => {
    made += 1
    if (made <= failures) throw new Error(text)
    return 'done'
  }
  const outcome = calls > failures ? 'done' : text
  expect([await persistently(call, 0).catch(({ message }) => message), made]).toEqual([outcome, calls])
})
