// Chooses how to reach the database: through the server that runs on an embedded database, or by opening it.
import type { Config } from '../config.ts'
import type { Command, Io, RawOptions, Result } from './command.ts'
import { performDirectly } from './direct.ts'
import { performOver, reach } from './remote.ts'
import { socketPathIn } from './socket.ts'

export async function perform(config: Config, now: () => number, command: Command, given: RawOptions, io: Io): Promise<Result> {
  const socket = config.databaseUrl ? undefined : await reach(socketPathIn(config.dataDir))
  return socket ? performOver(socket, command, given, io) : performDirectly(config, now, command, given, io)
}
