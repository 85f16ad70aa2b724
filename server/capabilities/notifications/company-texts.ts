/** Notification texts about the papers of companies. Pure. */
import type { CompanyPaperKind } from '#contract/companies.ts';
import { reasonRows } from './detail-rows.ts';
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

export function paperDecided({ kind, outcome, notes, becameLicensed, nameEn, nameAr }: Decided): NotificationText {
	const { en, ar } = papers[kind];
	const type = 'COMPANY_PAPER_DECIDED' as const;
	if (becameLicensed)
		return {
			type,
			title: { en: `${nameEn} is a licensed office`, ar: `${isolate(nameAr)} مكتب مرخّص` },
			body: {
				en: 'We’ve approved its registration and permit. Your cars now show “Licensed office”.',
				ar: 'وثّقنا السجل والتصريح. تظهر الآن على سياراتك عبارة «مكتب مرخّص».',
			},
		};
	if (outcome === 'APPROVED')
		return {
			type,
			title: { en: `Approved: ${en}`, ar: `تم التوثيق: ${ar}` },
			body: { en: `We’ve approved the ${en} of ${nameEn}.`, ar: `راجعنا ${ar} لشركة ${isolate(nameAr)} ووثّقناه.` },
		};
	if (outcome === 'REJECTED')
		return {
			type,
			title: { en: `We couldn’t accept your ${en}`, ar: `لم نتمكن من قبول ${ar}` },
			body: { en: `Please upload the ${en} of ${nameEn} again.`, ar: `ارفع ${ar} لشركة ${isolate(nameAr)} من جديد.` },
			rows: reasonRows(notes),
		};
	return {
		type,
		title: { en: `No longer approved: ${en}`, ar: `لم يعد موثّقاً: ${ar}` },
		body:
			kind === 'PERMIT'
				? {
						en: 'Your cars are hidden from search and can’t be booked until we’ve approved a new permit. Confirmed trips go ahead.',
						ar: 'لا تظهر سياراتك في البحث ولا تُحجز حتى نوثّق تصريحاً جديداً. الرحلات المؤكدة تتم كما هي.',
					}
				: { en: `Please upload the ${en} of ${nameEn} again.`, ar: `ارفع ${ar} لشركة ${isolate(nameAr)} من جديد.` },
		rows: reasonRows(notes),
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
				en: `It was valid until ${en}. Your cars are hidden from search and can’t be booked until you upload a new one and we approve it. Confirmed trips go ahead.`,
				ar: `كان سارياً حتى ${ar}. لا تظهر سياراتك في البحث ولا تُحجز حتى ترفع تصريحاً جديداً ونوثّقه. الرحلات المؤكدة تتم كما هي.`,
			},
		};
	return {
		type,
		title: { en: `The permit of ${nameEn} expires on ${en}`, ar: `ينتهي تصريح ${isolate(nameAr)} في ${ar}` },
		body: {
			en: `It’s valid until ${en}. Upload the new one before then, or your cars will be hidden from search the day after.`,
			ar: `التصريح سارٍ حتى ${ar}. ارفع الجديد قبل ذلك، وإلا أخفينا سياراتك من البحث في اليوم التالي.`,
		},
	};
}
