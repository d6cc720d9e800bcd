// Inserts the row of a file. The caller stores its bytes.
import { prepared } from '../db/prepared.ts'
import { files } from '../db/schema.ts'
import { build, type Holders } from '../db/statements.ts'

type Row = Pick<
  typeof files.$inferSelect,
  'kind' | 'name' | 'object' | 'mediaType' | 'size' | 'sha256' | 'sourceUrl' | 'failures' | 'fetchAt'
>

/** The internal ids of the account and the owner, a candidate or an employee, and of the member who adds the file. */
type Whose = { account: number; candidate: number | null; employee: number | null; uploader: number | null }

export const prepareFileInsert = prepared((statement) =>
  statement('insert_file', (p: Holders<Row & Whose>) =>
    build
      .insert(files)
      .values({
        accountId: p.account,
        candidateId: p.candidate,
        employeeId: p.employee,
        uploaderId: p.uploader,
        kind: p.kind,
        name: p.name,
        object: p.object,
        mediaType: p.mediaType,
        size: p.size,
        sha256: p.sha256,
        sourceUrl: p.sourceUrl,
        failures: p.failures,
        fetchAt: p.fetchAt,
      })
      .returning({ id: files.id, key: files.key }),
  ),
)
