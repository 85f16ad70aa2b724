/** Uploads one file: requests an address, PUTs the bytes, has them checked, and returns the object path. */
import { finishUpload, startUpload } from '#contract/objects.ts';
import { call } from '#web/browser/api.ts';
import { ApiError, answerOf, NO_ANSWER } from '#web/browser/fetching.ts';
import { withRetries } from './retrying.ts';

type Sending = {
	signal: AbortSignal;
	/** Progress, 0 to 1. */
	onProgress(share: number): void;
};

/** Files uploaded in parallel; others wait. */
const PARALLEL = 3;

/** Returns the object path. Throws ApiError if it was refused or failed, AbortError if `signal` is aborted. */
export async function sendFile(file: File, { signal, onProgress }: Sending): Promise<string> {
	const uploadURL = await put(file, { signal, onProgress });
	const { objectPath } = await withRetries(() => call(finishUpload, { body: { uploadURL }, signal }), { signal });
	return objectPath;
}

/** Uploads directly to the store with Uppy's S3 uploader; the signed address identifies the upload when it is finished. */
async function put(file: File, { signal, onProgress }: Sending): Promise<string> {
	uploader ??= openUploader().catch((error: unknown) => {
		// The uploader could not be loaded: the next file tries again.
		uploader = undefined;
		throw error;
	});
	const uppy = await uploader;
	signal.throwIfAborted();
	return new Promise((resolve, reject) => {
		// Uppy deduplicates files, so each gets its own name.
		const id = uppy.addFile({ name: file.name, type: file.type, data: file, meta: { relativePath: crypto.randomUUID() } });
		const removeListeners = () => {
			signal.removeEventListener('abort', cancel);
			uppy.off('upload-progress', progress);
			uppy.off('upload-success', arrived);
			uppy.off('upload-error', failed);
			if (uppy.getFile(id)) uppy.removeFile(id);
		};
		const finish = (act: () => void) => {
			removeListeners();
			act();
		};
		const cancel = () => finish(() => reject(signal.reason));
		const progress = (sent: Sent, { bytesUploaded, bytesTotal }: { bytesUploaded: number | false; bytesTotal: number | null }) => {
			if (sent?.id === id && bytesTotal) onProgress(Number(bytesUploaded) / bytesTotal);
		};
		const arrived = (sent: Sent, answer: { body?: { key?: string } | undefined }) => {
			if (sent?.id === id) finish(() => resolve(answer.body?.key ?? ''));
		};
		const failed = (sent: Sent, error: Error) => {
			if (sent?.id === id) void refusalIn(error).then((refusal) => finish(() => reject(refusal)));
		};
		signal.addEventListener('abort', cancel);
		uppy.on('upload-progress', progress);
		uppy.on('upload-success', arrived);
		uppy.on('upload-error', failed);
	});
}

type Sent = { id: string } | undefined;

let uploader: ReturnType<typeof openUploader> | undefined;

/** One per page, loaded with the first file. Uploads start as soon as files are added. */
async function openUploader() {
	const [{ Uppy }, { default: AwsS3 }] = await Promise.all([import('@uppy/core'), import('@uppy/aws-s3')]);
	const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };
	const uppy = new Uppy<Record<string, unknown>, { location: string; key: string }>({ autoProceed: true, logger: quiet });
	return uppy.use(AwsS3, { shouldUseMultipart: false, limit: PARALLEL, signRequest: signed });
}

async function signed(): Promise<{ url: string; key: string }> {
	const { signal } = new AbortController();
	const { uploadURL } = await withRetries(() => call(startUpload), { signal });
	return { url: uploadURL, key: uploadURL };
}

/** Maps the store's refusal to an ApiError. */
async function refusalIn(error: Error): Promise<ApiError> {
	if (error instanceof ApiError) return error;
	// Status and body of the response; a network error has none.
	const { status, body } = error as { status?: number; body?: string };
	if (!status) return new ApiError(0, NO_ANSWER, '');
	return answerOf(async () => new Response(body ?? '', { status })).then(
		() => new ApiError(status, '', ''),
		(refusal: ApiError) => refusal,
	);
}
