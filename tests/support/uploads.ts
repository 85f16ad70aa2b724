/** Uploads bytes as a browser does: an address, the bytes, the check. */
import { finishUpload, startUpload } from '#contract/objects.ts';
import type { Person } from './factories.ts';

/** Leaves the bytes at an address of its own, which is still to be finished. */
export async function put(person: Person, bytes: Uint8Array): Promise<{ uploadURL: string; status: number }> {
	const { uploadURL } = await person.browser.call(startUpload);
	const { pathname, search } = new URL(uploadURL);
	const response = await person.browser.fetch(pathname + search, { method: 'PUT', body: new Uint8Array(bytes) });
	return { uploadURL, status: response.status };
}

/** The path by which something takes it. */
export async function upload(person: Person, bytes: Uint8Array): Promise<string> {
	const { uploadURL } = await put(person, bytes);
	return (await person.browser.call(finishUpload, { body: { uploadURL } })).objectPath;
}
