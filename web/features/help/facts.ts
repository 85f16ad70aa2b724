/** Numbers and sentences in help texts, from the rules and settings that they describe. */

import { EMAIL_CODE_MINUTES, PHONE_CODE_MINUTES } from '#contract/account.ts';
import { type CancellationPolicy, cancellationPolicies } from '#contract/cancellation-policies.ts';
import { MAX_CLAIM_ITEMS, MAX_CLAIM_PHOTOS } from '#contract/claim-shapes.ts';
import * as deadlines from '#contract/deadlines.ts';
import { MIN_HANDOVER_PHOTOS } from '#contract/handover.ts';
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import type { MarketTerms } from '#contract/market-terms.ts';
import { MAX_UPLOAD_BYTES } from '#contract/objects.ts';
import { MAX_RENTER_CLAIM_PHOTOS } from '#contract/renter-claim-shapes.ts';
import { MAX_REPORT_PHOTOS } from '#contract/report-shapes.ts';
import { MAX_SAVED_SEARCHES } from '#contract/saved-searches.ts';
import { RECOVERY_CODE_COUNT, STEP_UP_MINUTES } from '#contract/second-factor.ts';
import { INVITATION_DAYS } from '#contract/team-roles.ts';
import { alwaysSentence, policySentence } from '#web/features/cancellation/policy-text.ts';
import { cancellation as cancellationAr } from '#web/features/cancellation/texts.ar.ts';
import { cancellation as cancellationEn } from '#web/features/cancellation/texts.en.ts';
import { type Format, type Forms, formatIn, forms } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

type Words = {
	minutes: Forms;
	hours: Forms;
	days: Forms;
	/** A span of business days, such as 3-5. */
	businessDaysSpan: string;
	photos: Forms;
	items: Forms;
	codes: Forms;
	searches: Forms;
	kilometres: Forms;
	megabytes: string;
	deposit: Record<MarketTerms['depositMode'], string>;
	/** Only if the settings hold a part of the deposit for fines. */
	fineHold: string;
	/** For the articles about fines, which exist under either setting. */
	fineHoldNow: Record<'on' | 'off', string>;
};

const english: Words = {
	minutes: forms({ one: '{count} minute', other: '{count} minutes' }),
	hours: forms({ one: '{count} hour', other: '{count} hours' }),
	days: forms({ one: '{count} day', other: '{count} days' }),
	businessDaysSpan: '{span} business days',
	photos: forms({ one: '{count} photo', other: '{count} photos' }),
	items: forms({ one: '{count} item', other: '{count} items' }),
	codes: forms({ one: '{count} recovery code', other: '{count} recovery codes' }),
	searches: forms({ one: '{count} search', other: '{count} searches' }),
	kilometres: forms({ one: '{count} kilometre', other: '{count} kilometres' }),
	megabytes: '{count} MB',
	deposit: {
		RENTAL_TOTAL: 'The deposit is equal to the rental total.',
		CAR: 'The owner sets the deposit, and you see it on the car’s page.',
	},
	fineHold:
		'We hold up to {amount} of it until {days} after the return, only for traffic fines from your trip. You see the ticket of each fine and can accept or contest it; we refund what’s left automatically. See [traffic fines after your trip](/help/reply-to-a-fine).',
	fineHoldNow: {
		on: 'For new bookings, we hold up to {amount} of the deposit until {days} after the return.',
		off: 'For new bookings, we don’t hold anything for fines at the moment.',
	},
};

/** Arabic forms after a preposition: «خلال ساعتين», «حتى 3 أيام». */
const arabic: Words = {
	minutes: forms({ one: 'دقيقة', two: 'دقيقتين', few: '{count} دقائق', many: '{count} دقيقة', other: '{count} دقيقة' }),
	hours: forms({ one: 'ساعة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' }),
	days: forms({ one: 'يوم', two: 'يومين', few: '{count} أيام', many: '{count} يوماً', other: '{count} يوم' }),
	businessDaysSpan: '{span} أيام عمل',
	photos: forms({ one: 'صورة واحدة', two: 'صورتين', few: '{count} صور', many: '{count} صورة', other: '{count} صورة' }),
	items: forms({ one: 'بند واحد', two: 'بندين', few: '{count} بنود', many: '{count} بنداً', other: '{count} بند' }),
	codes: forms({ one: 'رمز احتياطي', two: 'رمزين احتياطيين', few: '{count} رموز احتياطية', other: '{count} رمزاً احتياطياً' }),
	searches: forms({ one: 'بحث واحد', two: 'بحثين', few: '{count} عمليات بحث', other: '{count} عملية بحث' }),
	kilometres: forms({ one: 'كيلومتر', two: 'كيلومترين', few: '{count} كيلومترات', many: '{count} كيلومتراً', other: '{count} كيلومتر' }),
	megabytes: '{count} ميغابايت',
	deposit: {
		RENTAL_TOTAL: 'مبلغ التأمين يساوي إجمالي الإيجار.',
		CAR: 'يحدد المالك مبلغ التأمين، ويظهر لك في صفحة السيارة.',
	},
	fineHold:
		'يبقى منه حتى {amount} محجوزاً إلى أن يمضي {days} على الإرجاع، لمخالفات السير في رحلتك فقط. ترى صورة كل مخالفة ويمكنك قبولها أو الاعتراض عليها، ونعيد إليك تلقائياً ما لم تلزمه مخالفة. اقرأ [مخالفات السير بعد رحلتك](/help/reply-to-a-fine).',
	fineHoldNow: {
		on: 'في الحجوزات الجديدة يبقى حتى {amount} من مبلغ التأمين محجوزاً إلى أن يمضي {days} على الإرجاع.',
		off: 'في الحجوزات الجديدة لا نحجز شيئاً للمخالفات حالياً.',
	},
};

const wordsIn: Record<Language, Words> = { en: english, ar: arabic };
const BYTES_OF_MEGABYTE = 1_048_576;

const spanOf = (template: string, { from, to }: { from: number; to: number }, format: Format) =>
	template.replace('{span}', `${format.number(from)}-${format.number(to)}`);

/** The facts that do not depend on settings. */
function fixedFacts(language: Language) {
	const format = formatIn(language);
	const words = wordsIn[language];
	const cancellation = language === 'ar' ? cancellationAr : cancellationEn;
	const { minutes, hours, days } = words;
	return {
		hold: format.plural(minutes, deadlines.HOLD_MINUTES),
		answerTime: format.plural(hours, deadlines.ANSWER_HOURS),
		changeAnswer: format.plural(hours, deadlines.CHANGE_ANSWER_HOURS),
		changeHold: format.plural(minutes, deadlines.CHANGE_HOLD_MINUTES),
		completesAfter: format.plural(hours, deadlines.COMPLETE_AFTER_HOURS),
		noShowAfter: format.plural(hours, deadlines.NO_SHOW_AFTER_HOURS),
		contestTime: format.plural(hours, deadlines.CONTEST_HOURS),
		handoverOpens: format.plural(hours, deadlines.HANDOVER_OPENS_HOURS),
		renterFollows: format.plural(hours, deadlines.RENTER_FOLLOWS_HOURS),
		lateGrace: format.plural(minutes, deadlines.LATE_GRACE_MINUTES),
		maxDelay: format.plural(hours, deadlines.MAX_DELAY_HOURS),
		placeShared: format.plural(days, deadlines.PLACE_SHARED_DAYS),
		freeMove: format.plural(words.kilometres, deadlines.FREE_MOVE_KILOMETRES),
		reviewReveal: format.plural(days, deadlines.REVIEW_REVEAL_DAYS),
		reviewWrite: format.plural(days, deadlines.REVIEW_WRITE_DAYS),
		payoutTime: spanOf(words.businessDaysSpan, deadlines.PAYOUT_DAYS, format),
		rejectedDocuments: format.plural(days, deadlines.REJECTED_DOCUMENTS_DAYS),
		identityDraft: format.plural(days, deadlines.IDENTITY_DRAFT_DAYS),
		licenceRenewal: format.plural(days, deadlines.LICENCE_RENEWAL_DAYS),
		idle: format.plural(minutes, deadlines.IDLE_MINUTES),
		depositRefundTime: spanOf(words.businessDaysSpan, deadlines.DEPOSIT_REFUND_DAYS, format),
		cardRefundTime: spanOf(words.businessDaysSpan, deadlines.CARD_REFUND_DAYS, format),
		identityReviewTime: spanOf(words.businessDaysSpan, deadlines.IDENTITY_REVIEW_DAYS, format),
		emailCodeTime: format.plural(minutes, EMAIL_CODE_MINUTES),
		phoneCodeTime: format.plural(minutes, PHONE_CODE_MINUTES),
		confirmAgain: format.plural(minutes, STEP_UP_MINUTES),
		recoveryCodes: format.plural(words.codes, RECOVERY_CODE_COUNT),
		savedSearches: format.plural(words.searches, MAX_SAVED_SEARCHES),
		handoverPhotos: format.plural(words.photos, MIN_HANDOVER_PHOTOS),
		carPhotos: format.plural(words.photos, MAX_CAR_PHOTOS),
		caseReadable: format.plural(days, deadlines.CASE_READABLE_DAYS),
		reportPhotos: format.plural(words.photos, MAX_REPORT_PHOTOS),
		reportAfterReturn: format.plural(days, deadlines.REPORT_AFTER_RETURN_DAYS),
		claimItems: format.plural(words.items, MAX_CLAIM_ITEMS),
		claimPhotos: format.plural(words.photos, MAX_CLAIM_PHOTOS),
		renterClaimPhotos: format.plural(words.photos, MAX_RENTER_CLAIM_PHOTOS),
		invitationTime: format.plural(days, INVITATION_DAYS),
		undoTime: format.plural(days, deadlines.BULK_UNDO_DAYS),
		fileSize: words.megabytes.replace('{count}', format.number(MAX_UPLOAD_BYTES / BYTES_OF_MEGABYTE)),
		rebookTime: format.plural(minutes, deadlines.REBOOK_MINUTES),
		pauseWindow: format.plural(days, deadlines.PAUSE_DAYS),
		...(Object.fromEntries(
			cancellationPolicies.map((policy) => [
				`policy${policy}`,
				`${cancellation.policies[policy].name}: ${policySentence(cancellation, policy, 'refund', format)}`,
			]),
		) as Record<`policy${CancellationPolicy}`, string>),
		policyAlways: alwaysSentence(cancellation, format),
	};
}

/** The facts that follow from the marketplace's settings. */
function settingFacts(terms: MarketTerms, language: Language) {
	const format = formatIn(language);
	const { hours, days, deposit, fineHold, fineHoldNow } = wordsIn[language];
	const held = { amount: format.jod(terms.fineHoldJod), days: format.plural(days, terms.fineHoldDays) };
	return {
		fee: format.percent(terms.platformFeePercent),
		minDays: format.plural(days, terms.minRentalDays),
		maxDays: format.plural(days, terms.maxRentalDays),
		claimWindow: format.plural(hours, terms.claimWindowHours),
		claimAnswer: format.plural(hours, terms.claimAnswerHours),
		depositRule: deposit[terms.depositMode],
		fineHold: terms.fineHoldJod === 0 ? '' : withFacts(fineHold, held),
		fineHoldNow: withFacts(terms.fineHoldJod === 0 ? fineHoldNow.off : fineHoldNow.on, held),
	};
}

export type FactName = keyof ReturnType<typeof fixedFacts> | keyof ReturnType<typeof settingFacts>;

export const factsOf = (terms: MarketTerms, language: Language): Readonly<Record<FactName, string>> => ({
	...fixedFacts(language),
	...settingFacts(terms, language),
});

/** `'within {answerTime}'` → `'within 24 hours'`. An unknown name stays unchanged; a test finds those. */
export const withFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
	text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
