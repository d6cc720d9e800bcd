// Writes a request as a Go program of the standard library, formatted as gofmt does.
import { json, type SampleRequest } from './sampleRequest.ts'

/** Returns a program that prints the body of the answer, or its status if it has no body. */
export function go({ method, url, isPublic, body, answer }: SampleRequest): string {
  const imports = ['fmt', 'io', 'log', 'net/http', ...(isPublic ? [] : ['os']), ...(body === undefined ? [] : ['strings'])]
  const name = `http.Method${method.slice(0, 1)}${method.slice(1).toLowerCase()}`
  return `package main

import (
${imports.map((path) => `\t"${path}"`).join('\n')}
)

func main() {
${body === undefined ? '' : `\tbody := strings.NewReader(${rawString(json(body))})\n`}\trequest, err := http.NewRequest(${name}, "${url}", ${body === undefined ? 'nil' : 'body'})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
${isPublic ? '' : '\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))\n'}${body === undefined ? '' : '\trequest.Header.Set("Content-Type", "application/json")\n'}\tresponse, err := http.DefaultClient.Do(request)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer response.Body.Close()
\tanswer, err := io.ReadAll(response.Body)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tif response.StatusCode >= 400 {
\t\tlog.Fatalf("%s %s %s", response.Status, response.Header.Get("X-Error-Code"), answer)
\t}
\tfmt.Println(${answer === 'none' ? 'response.Status' : 'string(answer)'})
}`
}

/** A raw string cannot contain a backtick. */
const rawString = (text: string) => `\`${text.replaceAll('`', '` + "`" + `')}\``
