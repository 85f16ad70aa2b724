/** Files: request an address, PUT the bytes there, then pass the object path to the call that uses the file. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';

export const MAX_UPLOAD_BYTES = 5_242_880;
/** Limit of unused uploads per person: as many as the largest forms need. Unused ones are deleted after an hour. */
export const MAX_OPEN_UPLOADS = 40;
export const MAX_OPEN_UPLOAD_BYTES = 100_000_000;
/** Judged by the bytes, never by the client's content type. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const documentTypes = [...photoTypes, 'application/pdf'] as const;
/** Stored widths of photos; `?w=` returns the next larger one. */
export const photoWidths = [400, 800, 1600] as const;

export const objectRefusals = {
	UPLOAD_EXPIRED: { status: 403, en: 'This upload has expired. Please try again.', ar: 'انتهت صلاحية عنوان الرفع. حاول مرة أخرى.' },
	TOO_MANY_UPLOADS: {
		status: 409,
		en: 'You’ve uploaded many files you haven’t used yet. Use them first or try again in an hour.',
		ar: 'رفعت ملفات كثيرة لم تُستخدم بعد. استخدمها أولاً أو حاول بعد ساعة.',
	},
	FILE_EMPTY: { status: 400, en: 'The file is empty.', ar: 'الملف فارغ.' },
	FILE_TYPE_REFUSED: {
		status: 415,
		en: 'We can’t read this file. Use a JPEG, PNG or WebP picture, or a PDF for documents.',
		ar: 'لا يمكننا قراءة هذا الملف. استخدم صورة JPEG أو PNG أو WebP، أو PDF للوثائق.',
	},
	PICTURE_TOO_MANY_PIXELS: {
		status: 413,
		en: 'This picture is too large. Make it smaller than {limit} megapixels.',
		ar: 'أبعاد هذه الصورة كبيرة جداً: الحد الأقصى {limit} مليون بكسل. صغّرها أولاً.',
	},
	PDF_REFUSED: {
		status: 400,
		en: 'We can’t accept this PDF: it may be damaged, protected, too large or have scripts or attachments in it. Save it as a new PDF or take a photo.',
		ar: 'لا يمكننا قبول ملف PDF هذا: قد يكون تالفاً أو محمياً أو كبيراً أو يحتوي على مرفقات. احفظه كملف PDF جديد أو التقط صورة.',
	},
	FILE_DAMAGED: { status: 400, en: 'We can’t read this picture. Choose another one.', ar: 'تعذّرت قراءة هذه الصورة. اختر غيرها.' },
} as const satisfies Record<string, RefusalText>;

export const startUpload = endpoint({
	method: 'POST',
	path: '/api/objects/upload',
	summary: 'An address for one PUT of at most 5 MB, valid for 15 minutes.',
	access: 'signed-in',
	response: z.object({ uploadURL: z.string() }),
	refusals: ['TOO_MANY_UPLOADS'],
});

export const finishUpload = endpoint({
	method: 'POST',
	path: '/api/objects/normalize',
	summary: 'Check the uploaded file and return its path; it is private to its uploader until a call uses it.',
	access: 'signed-in',
	body: z.object({ uploadURL: z.string().max(4000) }),
	response: z.object({ objectPath: z.string() }),
	refusals: ['TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PDF_REFUSED', 'PICTURE_TOO_MANY_PIXELS'],
});

export const previewUpload = endpoint({
	method: 'GET',
	path: '/objects/uploads/{id}',
	summary: 'A small picture of an upload that is not used yet, for its uploader; 404 for everybody else.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});

export const putUpload = endpoint({
	method: 'PUT',
	path: '/objects/uploads/{id}',
	summary: 'Upload the bytes to a signed address (for files on the local disk; S3 has its own addresses).',
	access: 'signed-link',
	params: z.object({ id: z.uuid() }),
	query: z.object({ expires: z.string(), signature: z.string() }),
	response: z.object({ received: z.literal(true) }),
	refusals: ['UPLOAD_EXPIRED', 'TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_REFUSED', 'TOO_MANY_UPLOADS'],
});
