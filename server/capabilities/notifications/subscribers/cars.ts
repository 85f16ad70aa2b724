/** Notifies the owner that a car waits for its check, and of an admin's decision about it or a change of it, and admins of a change that waits. */
import { HOUR_MS } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { carRow, reasonRows } from '../detail-rows.ts';
import { sendNotification, sendNotificationInTransaction } from '../send-notification.ts';
import { carsInReview, rewriteNotification } from '../sql.ts';
import { arabicCar, dayOf, type NotificationText } from '../texts.ts';

type Payload = {
	carId: string;
	ownerId: string;
	carTitle: string;
	outcome: 'VERIFIED' | 'REJECTED';
	notes: string | null;
	decisionId: string;
};

export async function onCarDecided(platform: Platform, payload: Payload): Promise<void> {
	await sendNotification(platform, {
		...(payload.outcome === 'VERIFIED' ? verified(payload) : rejected(payload)),
		userId: payload.ownerId,
		rows: [carRow(payload.carTitle), ...reasonRows(payload.notes)],
		short: { en: payload.carTitle, ar: arabicCar(payload.carTitle) },
		eventKey: `car-decided:${payload.decisionId}`,
		actionUrl: payload.outcome === 'VERIFIED' ? '/owner/cars' : `/owner/cars/${payload.carId}/edit`,
		team: 'manage',
	});
}

/**
 * A fleet is often submitted at once: an owner gets one letter an hour, and the bell's entry of that hour counts the cars in review by now.
 */
export async function onCarSubmitted(
	platform: Platform,
	{ ownerId, carTitle }: Pick<Payload, 'carId' | 'ownerId' | 'carTitle'>,
): Promise<void> {
	const eventKey = `car-submitted:${ownerId}:${Math.floor(platform.clock.now().getTime() / HOUR_MS)}`;
	await inTransaction(platform.db, async (tx) => {
		// One after another, so that the last one counts all of them.
		await lockSubject(tx, 'person', ownerId);
		const count = await carsInReview(tx, ownerId);
		const text = count > 1 ? severalSubmitted(count) : submitted(carTitle);
		await sendNotificationInTransaction(platform, tx, {
			...text,
			userId: ownerId,
			rows: count > 1 ? [] : [carRow(carTitle)],
			short: count > 1 ? { en: `${count} cars`, ar: arabicCars(count) } : { en: carTitle, ar: arabicCar(carTitle) },
			eventKey,
			actionUrl: '/owner/cars',
		});
		await rewriteNotification(tx, { ...text, userId: ownerId, eventKey });
	});
}

const submitted = (carTitle: string): NotificationText => ({
	type: 'CAR_SUBMITTED',
	title: { en: 'Your listing is in review', ar: 'إعلانك قيد المراجعة' },
	body: {
		en: `We’re checking ${carTitle}. We’ll let you know once it’s live, or if something needs to change.`,
		ar: `نراجع إعلان ${arabicCar(carTitle)}. نعلمك عند ظهوره في البحث، أو إذا لزم تعديل شيء فيه.`,
	},
});

const severalSubmitted = (count: number): NotificationText => ({
	type: 'CAR_SUBMITTED',
	title: { en: `${count} of your listings are in review`, ar: `إعلاناتك قيد المراجعة: ${arabicCars(count)}` },
	body: {
		en: `We’re checking ${count} of your cars. We’ll let you know about each once it’s live, or if something needs to change.`,
		ar: `عدد سياراتك قيد المراجعة: ${arabicCars(count)}. نعلمك عن كل منها عند ظهورها في البحث، أو إذا لزم تعديل شيء فيها.`,
	},
});

/** For two and more. */
function arabicCars(count: number): string {
	const form = new Intl.PluralRules('ar').select(count);
	return form === 'two' ? 'سيارتان' : `${count} ${form === 'few' ? 'سيارات' : 'سيارة'}`;
}

function verified({ carTitle }: Payload): NotificationText {
	return {
		type: 'CAR_VERIFIED',
		title: { en: 'Your car is verified', ar: 'سيارتك موثّقة' },
		body: {
			en: `${carTitle} is live. Renters can now find and book it.`,
			ar: `${arabicCar(carTitle)} ظاهرة الآن في البحث ويمكن حجزها.`,
		},
	};
}

function rejected({ carTitle }: Payload): NotificationText {
	return {
		type: 'CAR_REJECTED',
		title: { en: 'Your car needs changes', ar: 'سيارتك بحاجة إلى تعديل' },
		body: {
			en: `We couldn’t accept ${carTitle} yet. Fix the listing and we’ll review it again.`,
			ar: `لم نتمكن من قبول ${arabicCar(carTitle)} بعد. عدّل الإعلان لنراجعه من جديد.`,
		},
	};
}

type ChangePayload = {
	carId: string;
	changeId: string;
	ownerId: string;
	carTitle: string;
	outcome: 'APPROVED' | 'REJECTED';
	notes: string | null;
};

export async function onCarChangeDecided(platform: Platform, payload: ChangePayload): Promise<void> {
	const isApproved = payload.outcome === 'APPROVED';
	await sendNotification(platform, {
		...(isApproved ? changeApproved(payload) : changeRejected(payload)),
		userId: payload.ownerId,
		rows: [carRow(payload.carTitle), ...reasonRows(payload.notes)],
		short: { en: payload.carTitle, ar: arabicCar(payload.carTitle) },
		eventKey: `car-change-decided:${payload.changeId}`,
		actionUrl: isApproved ? '/owner/cars' : `/owner/cars/${payload.carId}/edit`,
		team: 'manage',
	});
}

function changeApproved({ carTitle }: ChangePayload): NotificationText {
	return {
		type: 'CAR_VERIFIED',
		title: { en: 'Your changes are live', ar: 'تعديلاتك ظاهرة الآن' },
		body: {
			en: `We’ve reviewed your changes to ${carTitle}. Renters can see them now.`,
			ar: `راجعنا تعديلاتك على ${arabicCar(carTitle)}. يراها المستأجرون من الآن.`,
		},
	};
}

function changeRejected({ carTitle }: ChangePayload): NotificationText {
	return {
		type: 'CAR_REJECTED',
		title: { en: 'We couldn’t accept your changes', ar: 'لم نتمكن من قبول تعديلاتك' },
		body: {
			en: `Your changes to ${carTitle} aren’t live. Renters can still book it as we verified it. Fix your changes and we’ll review them again.`,
			ar: `تعديلاتك على ${arabicCar(carTitle)} غير ظاهرة. تبقى سيارتك متاحة للحجز كما وثّقناها. عدّل ما أرسلته لنراجعه من جديد.`,
		},
	};
}

type SubmittedPayload = { carId: string; carTitle: string; submittedAt: string; reviewerIds: string[] };

/** Once for each submission: further edits of a change that waits are not announced. */
export async function onCarChangeSubmitted(platform: Platform, payload: SubmittedPayload): Promise<void> {
	const { carId, carTitle, submittedAt, reviewerIds } = payload;
	for (const userId of reviewerIds)
		await sendNotification(platform, {
			type: 'CAR_CHANGE_SUBMITTED',
			title: { en: 'A verified car was changed', ar: 'تعديل على سيارة موثّقة' },
			body: {
				en: `The owner changed verified details of ${carTitle}. Renters see the verified version until you review the change.`,
				ar: `عدّل المالك معلومات موثّقة في ${arabicCar(carTitle)}. يرى المستأجرون النسخة الموثّقة حتى تراجع التعديل.`,
			},
			userId,
			rows: [carRow(carTitle)],
			short: { en: carTitle, ar: arabicCar(carTitle) },
			eventKey: `car-change-submitted:${carId}:${submittedAt}:${userId}`,
			actionUrl: '/admin?tab=cars',
		});
}

type ServicePayload = {
	carId: string;
	ownerId: string;
	carTitle: string;
	dueOn: string | null;
	dueKm: number | null;
	mileageKm: number;
	isOverdue: boolean;
};

export async function onCarServiceDue(platform: Platform, payload: ServicePayload): Promise<void> {
	const { carId, ownerId, carTitle, dueOn, dueKm, mileageKm, isOverdue } = payload;
	const number = (km: number) => km.toLocaleString('en');
	const when = {
		en: [dueOn && `by ${dayOf(dueOn, 'en')}`, dueKm && `at ${number(dueKm)} km`].filter(Boolean).join(' or '),
		ar: [dueOn && `قبل ${dayOf(dueOn, 'ar')}`, dueKm && `عند ${number(dueKm)} كم`].filter(Boolean).join(' أو '),
	};
	await sendNotification(platform, {
		type: 'CAR_SERVICE_DUE',
		title: isOverdue ? { en: 'A service is overdue', ar: 'صيانة متأخرة' } : { en: 'A service is due soon', ar: 'موعد صيانة قريب' },
		body: {
			en: `${carTitle} has its service ${when.en}. Its last reading is ${number(mileageKm)} km.`,
			ar: `موعد صيانة ${arabicCar(carTitle)} ${when.ar}. آخر قراءة للعداد ${number(mileageKm)} كم.`,
		},
		userId: ownerId,
		rows: [carRow(carTitle)],
		short: { en: carTitle, ar: carTitle },
		eventKey: `car-service:${carId}:${dueOn ?? ''}:${dueKm ?? ''}`,
		actionUrl: `/owner/cars/${carId}/calendar?tab=terms`,
		team: 'manage',
	});
}
