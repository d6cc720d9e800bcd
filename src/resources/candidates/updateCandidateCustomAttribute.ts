// Sets a candidate's value of a custom attribute.
import { sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { isKey } from '../../db/paging.ts'
import { candidates } from '../../db/schema.ts'
import { build, direct, type Holders, type Run } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareCandidateActivity } from '../activities/activity.ts'
import { prepareHeldAttribute } from '../attributes/attributeValues.ts'
import { attributeValueOf } from './attributeValue.ts'
import { prepareCandidateByKey } from './candidateByKey.ts'
import { prepareCandidateDetail } from './candidateDetail.ts'
import { prepareCandidateRight } from './candidateRight.ts'
import { prepareCandidateLock } from './lockCandidate.ts'

export const updateCandidateCustomAttribute = operation('updateCandidateCustomAttribute', (tools) => {
  const { statement, transaction, files } = tools
  const requireRight = prepareCandidateRight(statement)
  const find = prepareCandidateByKey(statement)
  const holdAttribute = prepareHeldAttribute(statement)
  const lock = prepareCandidateLock(statement)
  const update = statement('set_custom_attribute', (p: Holders<{ account: number; id: number; key: string; value: object }>) =>
    build
      .update(candidates)
      .set({
        customAttributes: sql`${candidates.customAttributes} || jsonb_build_object(${p.key}::text, ${p.value}::jsonb)`,
        updatedAt: sql`now()`,
      })
      .where(hasId(candidates, p)),
  )
  const writeActivity = prepareCandidateActivity(statement)
  const { show } = prepareCandidateDetail(tools)

  return async ({ path, body }, { account, caller, address, reply }) => {
    await requireRight(caller, path.id, 'update')
    const key = body.custom_attribute_key
    requireRow(await find({ account, key: path.id }))
    const valueFor = async (run: Run) => {
      const attribute = requireRow(isKey(key) ? await run(holdAttribute, { account, key }) : [])
      return attributeValueOf(body, attribute, files.check)
    }
    const checked = body.file ? await valueFor(direct) : undefined
    return files.bring(account, checked && 'upload' in checked ? [checked.upload] : [], (brought) =>
      transaction(async (run) => {
        const given = await valueFor(run)
        const locked = await lock(run, account, path.id)
        const { id } = locked
        const upload = 'upload' in given ? brought(given.upload) : undefined
        const value = upload ? { file: (await files.insert(run, { account, candidate: id, kind: 'attribute', ...upload })).key } : given
        await run(update, { account, id, key, value })
        await writeActivity(run, account, locked, { memberId: caller.person?.id ?? null, action: 'updated' })
        const candidate = await show(path.id, caller.tenant, address, run)
        return reply(201, { candidate })
      }),
    )
  }
})
