/** Renders a notification as an e-mail and as an SMS. Pure. */
import { milestoneNames, milestonePath, paperNames } from '#contract/milestones.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { countSegments, withPlainSigns } from '#server/platform/context/sms-segments.ts';
import { type RenderedEmail, renderEmail } from '#server/platform/email/render-email.ts';
import { brand, choose, ending, roadTitle, whys } from './email-texts.ts';
import { notificationDetails } from './notification-details.ts';
import type { NotificationText } from './texts.ts';

export type NotificationContent = NotificationText & {
	actionUrl: string;
	/** Replaces an address that is too long for an SMS. */
	smsPath?: string | undefined;
	/** Signed path that unsubscribes from the subject of the notification; below `/api` it is the address of a one-click POST (RFC 8058). */
	endPath?: string;
};

/** Address of the notification preferences. */
export const choicesUrl = (publicUrl: string): string => `${publicUrl}/profile#choices`;

/** Who, what, how much and until when: the title and the additions of the SMS. */
function subjectOf({ title, short, subject }: NotificationText, language: Language): string {
	if (subject) return subject[language];
	if (!short) return title[language];
	const head = title[language];
	if (/[?؟]$/.test(head)) return `${head} ${short[language]}`;
	return `${head}${head.includes(':') ? (language === 'ar' ? '،' : ',') : ':'} ${short[language]}`;
}

/** The same milestones as on the page of the booking; those with a page link to it. */
function roadOf({ address, milestones }: NonNullable<NotificationText['road']>, language: Language, publicUrl: string) {
	const stops = milestones.map(({ kind, state, opens }) => ({
		label: milestoneNames[kind][language],
		state,
		...(opens && { link: { label: paperNames[opens][language], href: publicUrl + milestonePath(address, opens) } }),
	}));
	return { title: roadTitle[language], stops };
}

export function renderNotificationEmail(notification: NotificationContent, language: Language, publicUrl: string): RenderedEmail {
	return renderEmail(
		{
			subject: subjectOf(notification, language),
			preheader: notification.body[language],
			heading: notification.title[language],
			paragraphs: [notification.body[language]],
			rows: (notification.rows ?? []).map(({ label, value }) => ({ label: label[language], value: value[language] })),
			button: {
				label: (notification.button ?? notificationDetails[notification.type].button)[language],
				href: publicUrl + notification.actionUrl,
			},
			...(notification.road && { road: roadOf(notification.road, language, publicUrl) }),
			why: (notification.endPath ? ending.why : whys[notificationDetails[notification.type].topic])[language],
			...(notification.endPath && { end: { label: ending.label[language], href: publicUrl + notification.endPath } }),
			choices: { label: choose[language], href: choicesUrl(publicUrl) },
		},
		language,
		publicUrl,
	);
}

/** Optional text that would need a third segment is dropped; the link stays. */
const SEGMENTS = 2;
/** Place, hour and flight of a trip may need a third one: in Arabic two hardly hold more than title and link. */
const SEGMENTS_WITH_PLACE = 3;

const fitsIn = (segments: number) => (text: string) => countSegments(text).segments <= segments;
const fits = fitsIn(SEGMENTS);

/** A long name in the title: its end is cut. */
function cut(title: string, address: string): string {
	const signs = [...withPlainSigns(title)];
	const texts = signs.map(
		(_, index) =>
			`${signs
				.slice(0, signs.length - index)
				.join('')
				.trimEnd()}... ${address}`,
	);
	return texts.find(fits) ?? address;
}

export function renderNotificationSms(notification: NotificationContent, language: Language, publicUrl: string): string {
	const title = `${brand[language]}: ${notification.title[language]}`;
	const address = publicUrl + (notification.smsPath ?? notification.actionUrl).replace(/#.*$/, '');
	const { shortForms = [], short: last } = notification;
	const withText = (short: { en: string; ar: string }) => withPlainSigns(`${title}. ${short[language]}. ${address}`);
	const withPlace = shortForms.map(withText);
	const others = [...(last ? [withText(last)] : []), withPlainSigns(`${title}. ${address}`)];
	return withPlace.find(fits) ?? withPlace.find(fitsIn(SEGMENTS_WITH_PLACE)) ?? others.find(fits) ?? cut(title, address);
}
