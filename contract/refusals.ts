/** Refusals that any call can return, and the error body on the wire. */
import type { RefusalText } from './endpoint.ts';

export const commonRefusals = {
	INVALID_INPUT: { status: 400, en: 'Check the highlighted fields.', ar: 'راجع الحقول المشار إليها.' },
	MALFORMED_JSON: { status: 400, en: 'The request body is not valid JSON.', ar: 'محتوى الطلب ليس بصيغة JSON صحيحة.' },
	NOT_SIGNED_IN: { status: 401, en: 'Please log in first.', ar: 'سجّل الدخول أولاً.' },
	NOT_ALLOWED: { status: 403, en: 'Your account doesn’t have access to this.', ar: 'حسابك لا يملك صلاحية هذا الإجراء.' },
	CROSS_ORIGIN: {
		status: 403,
		en: 'We refused this request because it came from another site.',
		ar: 'رفضنا هذا الطلب لأنه جاء من موقع آخر.',
	},
	NOT_FOUND: { status: 404, en: 'We couldn’t find this.', ar: 'لم نجد ما تبحث عنه.' },
	TOO_LARGE: { status: 413, en: 'That’s too large. The limit is {limit}.', ar: 'الحجم كبير جداً: الحد الأقصى {limit}.' },
	REQUEST_TOO_SLOW: {
		status: 408,
		en: 'The request took too long to arrive. Please try again.',
		ar: 'استغرق وصول الطلب وقتاً طويلاً. حاول مجدداً.',
	},
	WRONG_CONTENT_TYPE: { status: 415, en: 'This request only accepts JSON.', ar: 'هذا الطلب يقبل JSON فقط.' },
	TOO_MANY_REQUESTS: {
		status: 429,
		en: 'Too many attempts. Please try again in {wait}.',
		ar: 'محاولات كثيرة. حاول مجدداً بعد {wait}.',
	},
	IDEMPOTENCY_KEY_REUSED: {
		status: 409,
		en: 'This Idempotency-Key was already used with other content.',
		ar: 'استُخدم مفتاح Idempotency-Key هذا من قبل مع محتوى آخر.',
	},
	TRY_AGAIN_SOON: {
		status: 503,
		en: 'We’re very busy. Please try again in {wait}.',
		ar: 'الضغط كبير الآن. حاول مجدداً بعد {wait}.',
	},
	INTERNAL: {
		status: 500,
		en: 'Something went wrong on our side. Reference: {requestId}.',
		ar: 'حدث خطأ من جهتنا. الرقم المرجعي: {requestId}.',
	},
} as const satisfies Record<string, RefusalText>;

/** Every error response: a sentence for a person, a code for a program, and a sentence per field if useful. */
export type ErrorBody = { error: string; code: string; fields?: Record<string, string>; [detail: string]: unknown };
