// Composes what a demo account has set up, from its members to its jobs, as records of an import.
import { defaultPipeline } from './defaultPipeline.ts'
import type { DemoAccount, DemoAttribute } from './demoData/demoAccount.ts'
import { filesOf, jobRecordOf } from './demoJob.ts'
import type { Mint, Minting } from './demoKeys.ts'
import type { AccountRecord } from './transfer/records/account.ts'

/** A record as a person would write it: what an import completes may be left out. */
export type DemoRecord = { readonly record: string }
export type DemoSettings = ReturnType<typeof settingsOf>

/** `mint` has to be a fresh one: the records are the same then whenever they are composed. */
export function settingsOf(given: DemoAccount, mint: Minting) {
  const { at, subdomain, name, description, summary, websiteUrl } = given
  const account: AccountRecord = {
    record: 'account',
    id: mint(at),
    name,
    subdomain,
    description,
    summary,
    website_url: websiteUrl,
    created_at: at,
  }
  const members = given.members.map((member) => ({
    record: 'member',
    id: mint(member.at),
    name: member.name,
    headline: member.headline,
    email: member.email,
    role: member.role,
    hris_role: member.hrisRole,
    roles: member.permissionSets ?? [],
    collaboration_rules: member.rules ?? [],
    active: member.active ?? true,
    created_at: member.at,
  }))
  const memberOf = finder('member', new Map(members.map(({ email, id }) => [email, id])))
  const recruiters = given.recruiters.map((recruiter) => ({
    record: 'recruiter',
    id: mint(recruiter.at),
    name: recruiter.name,
    email: recruiter.email,
    created_at: recruiter.at,
  }))
  const departmentKeys = new Map(given.departments.map(([department]) => [department, mint(at)]))
  const departmentOf = finder('department', departmentKeys)
  const departments = given.departments.map(([department, parent], index) => ({
    record: 'department',
    id: departmentOf(department),
    hierarchy_id: index + 1,
    name: department,
    parent_id: parent === null ? null : departmentOf(parent),
  }))
  // The pipeline, the reasons to disqualify and the custom attributes, each a second after the last.
  const after = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString()
  const stages = defaultPipeline.map((stage, index) => ({ record: 'stage', id: index + 1, identifier: mint(after(1)), ...stage }))
  const reasons = given.reasons.map(([reason, candidate], index) => ({
    record: 'disqualification_reason',
    id: mint(after(2)),
    description: reason,
    candidate_withdrew: candidate === 'withdrew',
    position: index + 1,
  }))
  const attributes = given.attributes.map((attribute) => attributeOf(attribute, () => mint(after(3))))
  const named = {
    memberOf,
    departmentOf,
    attributeOf: finder('custom attribute', new Map(attributes.map(({ label, id }) => [label, id]))),
    recruiters: recruiters.map(({ id }) => id),
  }
  const jobs = given.jobs.map((job, position) => jobRecordOf(given, job, position, mint, named))
  const records: readonly DemoRecord[] = [...members, ...recruiters, ...departments, ...stages, ...reasons, ...attributes, ...jobs]
  return { account, records, stages, reasons, attributes, jobs, memberOf, departmentOf }
}

const attributeOf = ({ label, hint, type, provider, enabled, choices }: DemoAttribute, mint: Mint) => ({
  record: 'custom_attribute',
  id: mint(),
  label,
  hint: hint ?? null,
  type,
  provider,
  enabled: enabled ?? true,
  ...(choices && { choices: choices.map(([body, help]) => ({ id: mint(), body, hint: help ?? null })) }),
  ...filesOf(type),
})

/** A name that the data misspells ends the planting. */
const finder = (noun: string, keys: ReadonlyMap<string, string>) => (name: string) => {
  const key = keys.get(name)
  if (key === undefined) throw new Error(`The demo refers to ${name}, which it does not have as a ${noun}`)
  return key
}
