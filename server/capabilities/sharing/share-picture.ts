/** The picture of a shared car: its content, and how long others may cache it. Shows only public content of the car's page. */
import { createHash } from 'node:crypto';
import { areaOf } from '#contract/areas.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import { formatFils } from '#contract/money.ts';
import { placeText } from '#contract/place-text.ts';
import type { Quote } from '#contract/quotes.ts';
import { ammanDate } from '#contract/time.ts';
import { quoteStay } from '#server/capabilities/bookings/index.ts';
import {
	attributesOf,
	bilingualCarName,
	type CarRow,
	carBySlug,
	carState,
	fromPricesOf,
	isBookable,
} from '#server/capabilities/cars/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { TaggedCache } from '#server/platform/cache/tagged-cache.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { readPhoto } from '#server/platform/files/photo-variants.ts';
import { drawPicture, type PictureLines } from './draw-picture.ts';
import { pictureTexts } from './texts.ts';

type Asked = {
	file: string;
	from?: string | undefined;
	to?: string | undefined;
	lang?: Language | undefined;
	language: Language;
	request: Request;
};
export type DrawnPictures = TaggedCache<Uint8Array<ArrayBuffer>>;

/** A price can change within the hour; the page behind the link always shows the current one. */
const CACHE_CONTROL = 'public, max-age=3600';
/** Changes with each version of the drawing. */
const LAYOUT = 1;
/** Width of the photo: more than its part of the picture. */
const PHOTO_WIDTH = 800;

/** Throws CAR_NOT_FOUND, also for a car that only its owner sees; RETURN_BEFORE_PICKUP. */
export async function serveSharePicture(platform: Platform, drawn: DrawnPictures, asked: Asked): Promise<Response> {
	const slug = asked.file.endsWith('.jpg') ? asked.file.slice(0, -'.jpg'.length) : '';
	const car = await carBySlug(platform.db, slug);
	if (!car || !isBookable(carState(car), ammanDate(platform.clock.now()))) throw refuse('CAR_NOT_FOUND');
	const language = asked.lang ?? asked.language;
	const lines = await linesOf(platform, car, language, asked);
	const photoId = car.photos[0]?.object_id ?? null;
	const key = createHash('sha256')
		.update(JSON.stringify([LAYOUT, language, lines, photoId]))
		.digest('base64url')
		.slice(0, 22);
	const headers = { etag: `"${key}"`, 'cache-control': CACHE_CONTROL, ...(!asked.lang && { vary: 'accept-language, cookie' }) };
	if (asked.request.headers.get('if-none-match')?.includes(key)) return new Response(null, { status: 304, headers });
	const bytes = await drawn.get(key, false, async () => {
		const photo = photoId && (await readPhoto(platform, { id: photoId, folder: 'photos', width: PHOTO_WIDTH, accept: 'image/webp' }));
		const value = await drawPicture(photo ? photo.bytes : null, lines, language);
		return { value, tags: [], isShared: true, bytes: value.byteLength };
	});
	return new Response(bytes, { headers: { ...headers, 'content-type': 'image/jpeg' } });
}

/** With dates at which the car can be had, the total of the quote; otherwise the lowest price of a day, as on the car's card and page. */
export async function linesOf(
	platform: Platform,
	car: CarRow,
	language: Language,
	{ from, to }: Pick<Asked, 'from' | 'to'>,
): Promise<PictureLines> {
	const t = pictureTexts[language];
	const place = placeText({ zone: attributesOf(car).city, area: areaOf(car.area), place: null })[language];
	const base = { brand: t.brand, name: bilingualCarName(car)[language], place };
	const quote = from && to ? await quoteAt(platform, car.id, { from, to }) : null;
	if (!quote?.available) {
		const { fils, isFrom } = (await fromPricesOf(platform.db, [car], ammanDate(platform.clock.now())))(car);
		const amount = t.amount(formatFils(fils));
		return { ...base, price: isFrom ? `${t.from} ${amount}` : amount, period: t.perDay };
	}
	const dates = t.dates(new Date(quote.startAt), new Date(quote.endAt));
	const delivered = quote.lines.some(({ kind }) => kind === 'DELIVERY') ? [t.airportDelivery] : [];
	return { ...base, price: t.amount(quote.totalJod), period: [t.days(quote.days), dates, ...delivered].join(' · ') };
}

/** At hours at which the car is only handed over at the airport, with delivery there, as search finds it. */
async function quoteAt(platform: Platform, carId: string, stay: { from: string; to: string }): Promise<Quote> {
	const quote = await quoteStay(platform, carId, stay);
	return quote.reason === 'OUTSIDE_HOURS' ? quoteStay(platform, carId, { ...stay, zone: AIRPORT }) : quote;
}
