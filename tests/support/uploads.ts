/** Uploads bytes like a browser: requests an address, sends the bytes, and finishes the upload. */
import { finishUpload, startUpload } from '#contract/objects.ts';
import type { Person } from './factories.ts';

/** Uploads the bytes without finishing. */
export async function put(person: Pick<Person, 'browser'>, bytes: Uint8Array): Promise<{ uploadURL: string; status: number }> {
	const { uploadURL } = await person.browser.call(startUpload);
	const { pathname, search } = new URL(uploadURL);
	const response = await person.browser.fetch(pathname + search, { method: 'PUT', body: new Uint8Array(bytes) });
	return { uploadURL, status: response.status };
}

/** Returns the object path. */
export async function upload(person: Pick<Person, 'browser'>, bytes: Uint8Array): Promise<string> {
	const { uploadURL } = await put(person, bytes);
	return (await person.browser.call(finishUpload, { body: { uploadURL } })).objectPath;
}
