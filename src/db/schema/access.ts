// Access: partners, applications, grants and tokens.
import { createdAt, hex, id, instant, oneOf, refersTo, word } from '../columns.ts'
import { bigint, check, index, pgTable, primaryKey, smallint, sql, text, unique } from '../drizzle.js'
import { accounts } from './accounts.ts'
import { accountId } from './identity.ts'
import { members } from './members.ts'

/** Third-party integrations of an account. Their service tokens are sent with the client id. */
export const partners = pgTable(
  'partners',
  {
    accountId: accountId(),
    id: id(),
    clientId: text('client_id').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] }), unique('partners_client_id').on(t.clientId)],
)

/**
 * OAuth 2.0 clients. A client registered by an account's admin serves only that account's members; one without an owner, registered by the
 * operator, serves every account. Public clients have no secret and must use PKCE.
 */
export const applications = pgTable(
  'applications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ownerId: bigint('owner_id', { mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    /** SHA-256; null for a public client. */
    secretHash: hex('secret_hash'),
    /** The secret's text, sealed, if it signs the family's notification headers; null until the client has used it. */
    sealedSecret: text('sealed_secret'),
    name: text('name').notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [unique('applications_client_id').on(t.clientId), index('applications_owner').on(t.ownerId, t.id)],
)

/** A member's consent to an application, with its authorization code. Each consent is a grant of its own. */
export const grants = pgTable(
  'grants',
  {
    accountId: accountId(),
    id: id(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    scopes: text('scopes').array().notNull(),
    codeHash: hex('code_hash').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    codeUsedAt: instant('code_used_at'),
    redirectUri: text('redirect_uri').notNull(),
    /** The S256 challenge of PKCE; null if the client sent none. */
    challenge: text('challenge'),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('grants_code_hash').on(t.codeHash),
    index('grants_member').on(t.accountId, t.memberId),
    index('grants_application').on(t.applicationId),
    refersTo('grants_member', t, t.memberId, members).onDelete('cascade'),
  ],
)

/** Refresh tokens. Each is valid once; `successorHash` is that of its successor. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    accountId: accountId(),
    id: id(),
    grantId: bigint('grant_id', { mode: 'number' }).notNull(),
    hash: hex('hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    successorHash: hex('successor_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('refresh_tokens_hash').on(t.hash),
    index('refresh_tokens_grant').on(t.accountId, t.grantId),
    index('refresh_tokens_expiry').on(t.expiresAt),
    refersTo('refresh_tokens_grant', t, t.grantId, grants).onDelete('cascade'),
  ],
)

export const tokenKinds = ['account', 'user', 'partner'] as const

/**
 * Access tokens. Only a token's SHA-256 is stored, and its last four characters, by which people tell tokens apart. A user token belongs to a
 * grant and acts for a member; a partner token belongs to a partner.
 */
export const tokens = pgTable(
  'tokens',
  {
    accountId: accountId(),
    id: id(),
    hash: hex('hash').notNull(),
    kind: word('kind', tokenKinds).notNull(),
    name: text('name').notNull(),
    lastFour: text('last_four').notNull(),
    scopes: text('scopes').array().notNull(),
    memberId: bigint('member_id', { mode: 'number' }),
    grantId: bigint('grant_id', { mode: 'number' }),
    partnerId: bigint('partner_id', { mode: 'number' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
    /** The last use with an older version of the API, and that version. */
    olderUsedAt: instant('older_used_at'),
    olderVersion: smallint('older_version'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('tokens_hash').on(t.hash),
    index('tokens_member').on(t.accountId, t.memberId),
    index('tokens_grant').on(t.accountId, t.grantId),
    index('tokens_partner').on(t.accountId, t.partnerId),
    index('tokens_expiry').on(t.expiresAt),
    refersTo('tokens_member', t, t.memberId, members).onDelete('cascade'),
    refersTo('tokens_grant', t, t.grantId, grants).onDelete('cascade'),
    refersTo('tokens_partner', t, t.partnerId, partners).onDelete('cascade'),
    check('tokens_kind', oneOf('kind', tokenKinds)),
    check('tokens_older_use', sql`(${t.olderUsedAt} is null) = (${t.olderVersion} is null)`),
    check(
      'tokens_holder',
      sql`(${t.kind} = 'user') = (${t.memberId} is not null and ${t.grantId} is not null) and (${t.kind} = 'partner') = (${t.partnerId} is not null)`,
    ),
  ],
)
