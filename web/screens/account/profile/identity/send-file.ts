/** Sends one file: asks for an address, PUTs the bytes there, has them checked, and hands back what the file is called from then on. */
import { finishUpload, startUpload } from '#contract/objects.ts';
import { call } from '../../../../api.ts';
import { ApiError, answerOf, NO_ANSWER } from '../../../../fetching.ts';
import { withRetries } from './retrying.ts';

type Sending = {
	signal: AbortSignal;
	/** How much of the file is there, 0 to 1. */
	onProgress(share: number): void;
};

/** The object path. Throws ApiError where it was refused or could not be sent, AbortError once `signal` is aborted. */
export async function sendFile(file: File, { signal, onProgress }: Sending): Promise<string> {
	const { uploadURL } = await withRetries(() => call(startUpload, { signal }), { signal });
	await withRetries(() => put(uploadURL, file, { signal, onProgress }), { signal });
	const { objectPath } = await withRetries(() => call(finishUpload, { body: { uploadURL }, signal }), { signal });
	return objectPath;
}

/** XMLHttpRequest, because it alone tells how much was sent. */
async function put(address: string, file: File, { signal, onProgress }: Sending): Promise<void> {
	signal.throwIfAborted();
	const request = new XMLHttpRequest();
	const cancel = () => request.abort();
	signal.addEventListener('abort', cancel);
	const answered = new Promise<Response>((resolve, reject) => {
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () => resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }));
		request.onerror = () => reject(new ApiError(0, NO_ANSWER, ''));
		request.onabort = () => reject(signal.reason);
	});
	request.open('PUT', address);
	request.send(file);
	await answerOf(() => answered).finally(() => signal.removeEventListener('abort', cancel));
}
