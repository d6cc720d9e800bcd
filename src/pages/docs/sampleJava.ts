// Writes a request as a Java program of the standard library. Text blocks need Java 15.
import { identifierOf } from '../../contract/document.ts'
import { indented, json, type SampleRequest } from './sampleRequest.ts'

/** Returns a program whose class has the operation's name, so that all of them compile together. */
export function java({ id, method, url, isPublic, body, answer }: SampleRequest): string {
  const publisher = body === undefined ? 'HttpRequest.BodyPublishers.noBody()' : 'HttpRequest.BodyPublishers.ofString(body)'
  const steps = [
    ...(isPublic ? [] : ['.header("Authorization", "Bearer " + System.getenv("TOKEN"))']),
    ...(body === undefined ? [] : ['.header("Content-Type", "application/json")']),
    ...stepOf(method, publisher, body !== undefined),
    '.build();',
  ]
  return `import java.net.URI;
import java.net.http.*;

class ${className(id)} {
    public static void main(String[] args) throws Exception {
${body === undefined ? '' : `        var body = ${textBlock(json(body))};\n`}        var request = HttpRequest.newBuilder(URI.create("${url}"))
            ${steps.join('\n            ')}
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() >= 400) {
            var code = response.headers().firstValue("X-Error-Code").orElse("");
            throw new RuntimeException(response.statusCode() + " " + code + " " + response.body());
        }
        System.out.println(response.${answer === 'none' ? 'statusCode' : 'body'}());
    }
}`
}

const className = (id: string) => identifierOf(id).replace(/^./, (letter) => letter.toUpperCase())

function stepOf(method: string, publisher: string, hasBody: boolean): string[] {
  if (method === 'GET') return []
  if (method === 'DELETE' && !hasBody) return ['.DELETE()']
  return [['POST', 'PUT'].includes(method) ? `.${method}(${publisher})` : `.method("${method}", ${publisher})`]
}

const textBlock = (text: string) => `"""\n            ${indented(text.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"""`), 12)}"""`
