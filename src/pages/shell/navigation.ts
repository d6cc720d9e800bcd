// The navigation of the pages for members: the console over an account's data, and the settings of its integrations.
import type { Visitor } from '../signIn/visitor.ts'
import { html, type Html } from './html.ts'
import { linkList, type Link } from './shell.ts'

/** Where the console begins. `profile_url` of a candidate is below it. */
export const consolePath = '/backend'

/**
 * Who may open a page: the account's admins, members who recruit (all but those for HR alone), members with an HR role, HRIS admins, those
 * who have or approve time off (members with an HR role, and whoever was asked to approve), those who set it up (HRIS admins and admins),
 * or all members.
 */
export type Who = 'admin' | 'recruiter' | 'hr' | 'hrAdmin' | 'timeOff' | 'timeOffAdmin' | 'member'
type Roles = Pick<Visitor['member'], 'role' | 'hrisRole' | 'isApprover'>

/** Returns whether a page is for a member with these roles. What they may do on it, the operations decide. */
export function isFor(who: Who, { role, hrisRole, isApprover }: Roles): boolean {
  if (who === 'admin') return role === 'admin'
  if (who === 'hr') return hrisRole !== 'hris_no_access'
  if (who === 'timeOff') return hrisRole !== 'hris_no_access' || isApprover
  if (who === 'hrAdmin') return hrisRole === 'hris_admin'
  if (who === 'timeOffAdmin') return hrisRole === 'hris_admin' || role === 'admin'
  return who === 'member' || role !== 'no_access'
}

type NavigationLink = Link & { readonly who: Who }

/** The pages of the console and of the settings, in groups. */
export const navigationGroups: readonly { readonly title: string; readonly links: readonly NavigationLink[] }[] = [
  {
    title: 'Recruiting',
    links: [
      { path: `${consolePath}/candidates`, title: 'Candidates', who: 'recruiter' },
      { path: `${consolePath}/jobs`, title: 'Jobs', who: 'recruiter' },
      { path: `${consolePath}/pipeline`, title: 'Pipeline', who: 'admin' },
      { path: `${consolePath}/departments`, title: 'Departments', who: 'admin' },
    ],
  },
  {
    title: 'People',
    links: [
      { path: `${consolePath}/time-off`, title: 'Time off', who: 'timeOff' },
      { path: `${consolePath}/time-off/categories`, title: 'Time off categories', who: 'timeOffAdmin' },
      { path: `${consolePath}/time-entries`, title: 'Time entries', who: 'hr' },
      { path: `${consolePath}/employees`, title: 'Employees', who: 'hr' },
      { path: `${consolePath}/orgchart`, title: 'Org chart', who: 'hr' },
    ],
  },
  {
    title: 'Account',
    links: [
      { path: `${consolePath}/account`, title: 'Profile', who: 'admin' },
      { path: `${consolePath}/import`, title: 'Import', who: 'admin' },
    ],
  },
  {
    title: 'Integrations',
    links: [
      { path: '/settings/tokens', title: 'Account tokens', who: 'admin' },
      { path: '/settings/partners', title: 'Partner integrations', who: 'admin' },
      { path: '/settings/applications', title: 'OAuth applications', who: 'admin' },
      { path: '/settings/subscriptions', title: 'Subscriptions', who: 'admin' },
      { path: '/settings/calls', title: 'Calls', who: 'admin' },
      { path: '/settings/connections', title: 'Connected apps', who: 'member' },
      { path: '/settings/sign-in', title: 'Your sign-in', who: 'member' },
      { path: '/settings/members', title: 'Members', who: 'admin' },
      { path: '/settings/audit', title: 'Audit log', who: 'admin' },
    ],
  },
]

/** Renders the navigation with the pages that are for the visitor. On narrow screens it is folded. */
export function navigation({ member }: Visitor, path: string): Html {
  const [current] = navigationGroups
    .flatMap(({ links }) => links.map((link) => link.path))
    .filter((at) => path === at || path.startsWith(`${at}/`))
    .toSorted((one, other) => other.length - one.length)
  const isCurrent = (link: Link) => link.path === current
  const groups = navigationGroups
    .map(({ title, links }) => ({ title, links: links.filter(({ who }) => isFor(who, member)) }))
    .filter(({ links }) => links.length > 0)
    .map(
      ({ title, links }) => html`
        <p class="group">${title}</p>
        ${linkList(links, isCurrent)}
      `,
    )
  return html`<nav class="side" aria-label="Pages">${groups}</nav>`
}
