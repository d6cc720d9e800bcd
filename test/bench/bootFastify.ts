// Starts Fastify alone with the routes of a contract: what a server on it costs at least, by the number of its operations.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify, { type HTTPMethods } from 'fastify'
import { tellStart } from './booted.ts'

const routes = JSON.parse(readFileSync(join(process.argv[2] as string, 'routes.json'), 'utf8')) as [HTTPMethods, string][]
const server = fastify()
for (const [method, url] of routes) server.route({ method, url: `/lib/v1${url}`, handler: async () => '' })
await tellStart(server)
