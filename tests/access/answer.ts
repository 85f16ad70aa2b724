/** An answer as it can be searched for marks: all its text, also where that is packed into a ZIP file. */
import { strFromU8, unzipSync } from 'fflate';

export async function textOf(response: Response): Promise<string> {
	const bytes = new Uint8Array(await response.arrayBuffer());
	if (!response.headers.get('content-type')?.startsWith('application/zip')) return strFromU8(bytes);
	return Object.entries(unzipSync(bytes))
		.map(([name, file]) => `${name}\n${strFromU8(file)}`)
		.join('\n');
}
