/**
 * Node sends the head of a response with its first bytes, so a quiet event stream would look to the client as if it had
 * never been answered. An empty comment, which readers of event streams skip, opens it at once.
 */
export function openStream(response: Response): Response {
  const { body } = response;
  if (body === null || response.headers.get('content-type') !== 'text/event-stream') return response;
  const opening = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(':\n\n')),
  });
  const { status, headers } = response;
  return new Response(body.pipeThrough(opening), { status, headers });
}
