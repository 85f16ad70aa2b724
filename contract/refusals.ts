/** Refusals that any call can return, and the error body on the wire. */
import type { RefusalText } from './endpoint.ts';

export const commonRefusals = {
	INVALID_INPUT: { status: 400, en: 'Some of what was sent needs correcting.', ar: 'بعض ما أُرسل يحتاج إلى تصحيح.' },
	MALFORMED_JSON: { status: 400, en: 'The request body is not valid JSON.', ar: 'محتوى الطلب ليس بصيغة JSON صحيحة.' },
	NOT_SIGNED_IN: { status: 401, en: 'Please sign in first.', ar: 'سجّل الدخول أولاً.' },
	NOT_ALLOWED: { status: 403, en: 'Your account may not do this.', ar: 'حسابك لا يملك صلاحية هذا الإجراء.' },
	CROSS_ORIGIN: {
		status: 403,
		en: 'This request came from another site and was refused.',
		ar: 'جاء هذا الطلب من موقع آخر فرُفض.',
	},
	NOT_FOUND: { status: 404, en: 'There is nothing here.', ar: 'لا يوجد شيء هنا.' },
	TOO_LARGE: { status: 413, en: 'That is too large: at most {limit}.', ar: 'الحجم كبير جداً: الحد الأقصى {limit}.' },
	REQUEST_TOO_SLOW: {
		status: 408,
		en: 'The request took too long to arrive. Please try again.',
		ar: 'استغرق وصول الطلب وقتاً طويلاً. حاول مجدداً.',
	},
	WRONG_CONTENT_TYPE: { status: 415, en: 'This call takes JSON.', ar: 'هذا الطلب يقبل JSON فقط.' },
	TOO_MANY_REQUESTS: {
		status: 429,
		en: 'Too many attempts. Please try again in {seconds} seconds.',
		ar: 'محاولات كثيرة. حاول مجدداً بعد {seconds} ثانية.',
	},
	IDEMPOTENCY_KEY_REUSED: {
		status: 409,
		en: 'This Idempotency-Key was already used with other content.',
		ar: 'استُخدم مفتاح Idempotency-Key هذا من قبل مع محتوى آخر.',
	},
	TRY_AGAIN_SOON: {
		status: 503,
		en: 'We cannot answer at this moment. Please try again in {seconds} seconds.',
		ar: 'لا يمكننا الرد في هذه اللحظة. حاول مجدداً بعد {seconds} ثوانٍ.',
	},
	INTERNAL: {
		status: 500,
		en: 'Something went wrong on our side. Request {requestId}.',
		ar: 'حدث خطأ من جهتنا. رقم الطلب {requestId}.',
	},
} as const satisfies Record<string, RefusalText>;

/** Every error response: a sentence for a person, a code for a program, and a sentence per field if useful. */
export type ErrorBody = { error: string; code: string; fields?: Record<string, string>; [detail: string]: unknown };
