// Writes a request as a PHP program with streams, which every installation of PHP 8 has; the extension for curl is not in all.
import { json, type SampleRequest } from './sampleRequest.ts'

/** Returns a program that prints the body of the answer, or its status if it has no body. */
export function php({ method, url, isPublic, body, answer }: SampleRequest): string {
  const headers = [
    ...(isPublic ? [] : [`'Authorization: Bearer ' . getenv('TOKEN')`]),
    ...(body === undefined ? [] : [`'Content-Type: application/json'`]),
  ]
  const options = [
    `'method' => '${method}',`,
    ...(headers.length === 0 ? [] : [`'header' => [${headers.join(', ')}],`]),
    ...(body === undefined ? [] : [`'content' => $body,`]),
    `'ignore_errors' => true, // returns the body of an error too`,
  ]
  return `<?php
${body === undefined ? '' : `$body = <<<'JSON'\n${json(body)}\nJSON;\n`}$context = stream_context_create(['http' => [
    ${options.join('\n    ')}
]]);
$stream = fopen('${url}', 'r', false, $context) ?: throw new RuntimeException('The server cannot be reached');
$answer = stream_get_contents($stream);
$headers = stream_get_meta_data($stream)['wrapper_data'];
[, $status] = explode(' ', $headers[0]);
if ($status >= 400) {
    $code = implode(preg_filter('/^X-Error-Code: /i', '', $headers));
    throw new RuntimeException("$status $code $answer");
}
echo ${answer === 'none' ? '$status' : '$answer'}, PHP_EOL;`
}
