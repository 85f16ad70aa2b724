/** All text of a response, including the content of ZIP files, for searching markers. */
import { strFromU8, unzipSync } from 'fflate';

export async function textOf(response: Response): Promise<string> {
	// A stream never ends: only its first event is read.
	if (response.headers.get('content-type')?.startsWith('text/event-stream')) return firstOf(response);
	const bytes = new Uint8Array(await response.arrayBuffer());
	if (!response.headers.get('content-type')?.startsWith('application/zip')) return strFromU8(bytes);
	return Object.entries(unzipSync(bytes))
		.map(([name, file]) => `${name}\n${strFromU8(file)}`)
		.join('\n');
}

async function firstOf({ body }: Response): Promise<string> {
	const reader = body?.getReader();
	const first = await reader?.read();
	await reader?.cancel();
	return strFromU8(first?.value ?? new Uint8Array());
}
