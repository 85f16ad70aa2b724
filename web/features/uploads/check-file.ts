/** Checks in the browser before upload: size, emptiness, type by content, and integrity. */
import { documentTypes, MAX_UPLOAD_BYTES } from '#contract/objects.ts';
import { ApiError } from '#web/browser/fetching.ts';

type DocumentType = (typeof documentTypes)[number];
/** The server's codes for the same problems. */
export type FileProblem = 'TOO_LARGE' | 'FILE_EMPTY' | 'FILE_TYPE_REFUSED' | 'FILE_DAMAGED';

const statuses = { TOO_LARGE: 413, FILE_EMPTY: 400, FILE_TYPE_REFUSED: 415, FILE_DAMAGED: 400 } as const;
/** Bytes at the beginning that identify the type. */
const HEAD_BYTES = 12;

/** Throws ApiError with the code that the server would return. */
export async function checkFile(file: File, accepted: readonly string[] = documentTypes): Promise<void> {
	const problem = sizeProblem(file.size) ?? (await contentProblem(file, accepted));
	if (problem) throw new ApiError(statuses[problem], problem, '');
}

export function sizeProblem(bytes: number): FileProblem | null {
	if (bytes === 0) return 'FILE_EMPTY';
	return bytes > MAX_UPLOAD_BYTES ? 'TOO_LARGE' : null;
}

async function contentProblem(file: File, accepted: readonly string[]): Promise<FileProblem | null> {
	const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
	const type = typeOf(head);
	if (!type || !accepted.includes(type)) return 'FILE_TYPE_REFUSED';
	return type !== 'application/pdf' && !(await canBeShown(file)) ? 'FILE_DAMAGED' : null;
}

/** Document type by its first bytes; null for other types. */
export function typeOf(head: Uint8Array): DocumentType | null {
	const text = String.fromCharCode(...head);
	if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
	if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
	if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
	return text.startsWith('%PDF-') ? 'application/pdf' : null;
}

async function canBeShown(file: File): Promise<boolean> {
	try {
		(await createImageBitmap(file)).close();
		return true;
	} catch {
		return false;
	}
}

/** Value of `accept` of the file input, with which phones also offer the camera. */
export const ACCEPTED = documentTypes.join(',');
