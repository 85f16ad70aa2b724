/** Frequent reasons for rejecting a company’s document: the title for the admin, the text in the language of the owner. */
import type { CompanyPaperKind } from '#contract/companies.ts';
import type { CannedReason } from '#web/features/admin/review/review-reject-dialog.tsx';

const unreadable: CannedReason = {
	key: 'unreadable',
	title: { en: 'Not legible', ar: 'غير مقروءة' },
	text: {
		en: 'We couldn’t read this document. Please upload a sharp scan or photo with all four corners visible.',
		ar: 'لم نتمكن من قراءة هذه الوثيقة. ارفع نسخة واضحة تظهر فيها الزوايا الأربع من فضلك.',
	},
};

const otherName: CannedReason = {
	key: 'other-name',
	title: { en: 'Another company’s name', ar: 'باسم شركة أخرى' },
	text: {
		en: 'The name on this document isn’t your company’s name on Mishwar. Please upload your own document, or contact support to correct the name.',
		ar: 'الاسم في هذه الوثيقة ليس اسم شركتك في مشوار. ارفع وثيقة شركتك، أو تواصل مع الدعم لتصحيح الاسم من فضلك.',
	},
};

const otherNumber: CannedReason = {
	key: 'other-number',
	title: { en: 'Number differs', ar: 'الرقم لا يطابق' },
	text: {
		en: 'The number you entered isn’t the one on this document. Please enter it exactly as printed.',
		ar: 'الرقم الذي كتبته ليس الرقم المدوّن في هذه الوثيقة. اكتبه تماماً كما هو مطبوع فيها من فضلك.',
	},
};

const otherKind: CannedReason = {
	key: 'other-kind',
	title: { en: 'Another kind of document', ar: 'وثيقة من نوع آخر' },
	text: {
		en: 'This isn’t the document we asked for. Please upload the one named above your upload.',
		ar: 'هذه ليست الوثيقة المطلوبة. ارفع الوثيقة المذكورة فوق مكان الرفع من فضلك.',
	},
};

const notStamped: CannedReason = {
	key: 'not-stamped',
	title: { en: 'Stamp or signature is missing', ar: 'الختم أو التوقيع ناقص' },
	text: {
		en: 'The stamp or signature is missing or cut off. Please upload the whole stamped document.',
		ar: 'الختم أو التوقيع ناقص أو غير ظاهر. ارفع الوثيقة المختومة كاملة من فضلك.',
	},
};

const expired: CannedReason = {
	key: 'expired',
	title: { en: 'Permit has expired', ar: 'التصريح منتهٍ' },
	text: {
		en: 'Your transport permit has expired. Please upload the renewed one with its new date.',
		ar: 'انتهت صلاحية تصريح النقل. ارفع التصريح المجدد مع تاريخه الجديد من فضلك.',
	},
};

/** Only a permit can have expired. */
export const reasonsFor = (kind: CompanyPaperKind): readonly CannedReason[] => [
	...[unreadable, otherName, otherNumber, otherKind, notStamped],
	...(kind === 'PERMIT' ? [expired] : []),
];
