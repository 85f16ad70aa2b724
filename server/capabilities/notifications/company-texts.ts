/** Notification texts about the papers of companies. Pure. */
import type { CompanyPaperKind } from '#contract/companies.ts';
import { type Bilingual, dayOf, isolate, type NotificationText } from './texts.ts';

const papers: Record<CompanyPaperKind, Bilingual> = {
	REGISTRATION: { en: 'commercial registration', ar: 'السجل التجاري' },
	PERMIT: { en: 'transport permit', ar: 'تصريح النقل' },
	TAX: { en: 'tax certificate', ar: 'شهادة الرقم الضريبي' },
};

type Names = { nameEn: string; nameAr: string };
export type Decided = Names & {
	kind: CompanyPaperKind;
	outcome: 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
	notes: string | null;
	becameLicensed: boolean;
};

/** The reason is in the language in which the admin wrote it. */
export function paperDecided({ kind, outcome, notes, becameLicensed, nameEn, nameAr }: Decided): NotificationText {
	const { en, ar } = papers[kind];
	const type = 'COMPANY_PAPER_DECIDED' as const;
	if (becameLicensed)
		return {
			type,
			title: { en: `${nameEn} is a licensed office`, ar: `${isolate(nameAr)} مكتب مرخّص` },
			body: {
				en: 'Its registration and permit are approved. From now on your cars carry the words “Licensed office”.',
				ar: 'السجل والتصريح موثّقان. من الآن تظهر على سياراتك عبارة «مكتب مرخّص».',
			},
		};
	if (outcome === 'APPROVED')
		return {
			type,
			title: { en: `Approved: ${en}`, ar: `تم التوثيق: ${ar}` },
			body: { en: `We checked the ${en} of ${nameEn}. It is in order.`, ar: `راجعنا ${ar} لشركة ${isolate(nameAr)} وهو سليم.` },
		};
	if (outcome === 'REJECTED')
		return {
			type,
			title: { en: `Not accepted: ${en}`, ar: `لم يُقبل: ${ar}` },
			body: { en: `${notes} Please upload it again.`, ar: `${isolate(notes ?? '')} ارفعه من جديد.` },
		};
	return {
		type,
		title: { en: `No longer approved: ${en}`, ar: `لم يعد موثّقاً: ${ar}` },
		body:
			kind === 'PERMIT'
				? {
						en: `${notes} Your cars cannot be found or booked until a new permit is approved. Trips that are agreed take place.`,
						ar: `${isolate(notes ?? '')} لا تظهر سياراتك في البحث ولا تُحجز حتى نوثّق تصريحاً جديداً. الرحلات المتفق عليها تتم كما هي.`,
					}
				: { en: `${notes} Please upload it again.`, ar: `${isolate(notes ?? '')} ارفعه من جديد.` },
	};
}

export type Ending = Names & { endsOn: string; days: number };

/** `days`: at most until the end; 0 after it. */
export function permitEnding({ nameEn, nameAr, endsOn, days }: Ending): NotificationText {
	const type = 'COMPANY_PERMIT_ENDING' as const;
	const [en, ar] = (['en', 'ar'] as const).map((language) => dayOf(`${endsOn}T12:00:00+03:00`, language));
	if (days === 0)
		return {
			type,
			title: { en: `The permit of ${nameEn} has expired`, ar: `انتهى تصريح ${isolate(nameAr)}` },
			body: {
				en: `It was valid through ${en}. Your cars cannot be found or booked until you upload a new one and we approve it. Trips that are agreed take place.`,
				ar: `كان سارياً حتى ${ar}. لا تظهر سياراتك في البحث ولا تُحجز حتى ترفع تصريحاً جديداً ونوثّقه. الرحلات المتفق عليها تتم كما هي.`,
			},
		};
	return {
		type,
		title: { en: `The permit of ${nameEn} expires soon`, ar: `يقترب انتهاء تصريح ${isolate(nameAr)}` },
		body: {
			en: `It is valid through ${en}. Upload the new one before then, or your cars leave search on the day after.`,
			ar: `التصريح سارٍ حتى ${ar}. ارفع الجديد قبل ذلك، وإلا غابت سياراتك عن البحث في اليوم التالي.`,
		},
	};
}
