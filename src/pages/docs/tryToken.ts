// The part of a try form that asks for a token: pasted, or by signing in with chosen scopes.
import type { Document } from '../../contract/document.ts'
import { scopeWordsOf } from '../oauth/scopeWords.ts'
import { choices, field } from '../shell/fields.ts'
import { assets } from '../shell/assets.ts'
import { html, type Html } from '../shell/html.ts'
import type { Page } from './frame.ts'

/** Where the authorization server sends the browser back to: a page of ours whose script exchanges the code. */
export const signedInPath = '/docs/signed-in'

type TokenOptions = {
  readonly document: Document
  /** The scopes that the operation takes, and those that the lists take from which the script fills in ids. */
  readonly wanted: readonly string[]
  readonly forIds: readonly string[]
  readonly takenScopes: ReadonlySet<string>
  /** The only kinds of tokens that the operation takes, if it does not take all. */
  readonly kinds: readonly string[] | undefined
  /** The origin of the authorization server. */
  readonly issuer: string
  /** The list of the accounts that a token gives access to. */
  readonly whose: string | undefined
}

export function tokenPart({ document, wanted, forIds, takenScopes, kinds, issuer, whose }: TokenOptions): Html {
  const schemes = Object.values(document.components?.securitySchemes ?? {})
  const clientHeader = schemes.find(({ type, in: place }) => type === 'apiKey' && place === 'header')?.name
  const words = scopeWordsOf(schemes)
  const offered = Object.keys(words).filter((scope) => takenScopes.has(scope))
  const asked = new Set([...wanted, ...forIds])
  const boxes = (legend: string, scopes: readonly string[]) =>
    choices({
      kind: 'checkbox',
      name: legend === moreScopes ? 'try-more' : 'try-scope',
      legend,
      choices: scopes.map((scope) => ({
        value: scope,
        label: html`${words[scope]} <code>${scope}</code>`,
        checked: asked.has(scope),
        ...(asked.has(scope) && !wanted.includes(scope) && { hint: 'To fill in ids that exist' }),
      })),
    })
  const [first, others] = [offered.filter((scope) => asked.has(scope)), offered.filter((scope) => !asked.has(scope))]
  return html`
    <fieldset class="token" data-issuer="${issuer}" data-return="${signedInPath}" ${whose && html`data-whose="${whose}"`}>
      <legend>Token</legend>
      ${kinds && html`<p class="soft">This operation takes ${kinds.join(' and ')} tokens only.</p>`}
      <p class="known" hidden><span></span> <button type="button" class="quiet" data-forget>Forget it</button></p>
      <div class="unknown">
        ${field(
          { name: 'try-token', label: 'Paste a token', hint: 'It stays in this tab, until you close it.' },
          (attributes) => html`<input type="password" autocomplete="off" spellcheck="false" ${attributes} />`,
        )}
        ${
          clientHeader !== undefined &&
          html`<details class="more">
            <summary>With a service token</summary>
            ${field(
              { name: 'try-client', label: html`Client id <code>${clientHeader}</code>` },
              (attributes) => html`<input type="text" autocomplete="off" spellcheck="false" data-header="${clientHeader}" ${attributes} />`,
            )}
          </details>`
        }
        ${
          offered.length > 0 &&
          html`<details class="more sign-in">
            <summary>Or sign in</summary>
            <p class="soft">
              You sign in as a member and allow the documentation to act for you. The token then works on the page of every operation.
            </p>
            ${first.length > 0 && boxes('For this operation', first)}
            ${
              others.length > 0 &&
              html`<details class="more">
                <summary>${moreScopes} <span class="soft">(${others.length})</span></summary>
                ${boxes(moreScopes, others)}
              </details>`
            }
            <p class="buttons"><button type="button" data-sign-in>Sign in</button></p>
          </details>`
        }
        <p class="fault" hidden></p>
      </div>
    </fieldset>
  `
}

const moreScopes = 'More scopes'

export const signedInPage: Page = {
  path: signedInPath,
  title: 'Signing in',
  description: 'Where a sign-in on the page of an operation ends.',
  body: html`
    <h1>Signing in</h1>
    <p role="status">You are taken back to the operation.</p>
    <p><a href="/docs/operations">All operations</a></p>
    <script type="module" src="${assets.signedInScript.path}"></script>
  `,
}
