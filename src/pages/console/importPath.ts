// Where tables are imported, for the pages that lead there.
import { consolePath } from '../shell/navigation.ts'

export const importPath = `${consolePath}/import`
