/** Metadata for search engines and link previews: Open Graph, alternate languages, and structured data. Server only. */

import type { QueryClient } from '@tanstack/react-query';
import { type Car, type CarCard, getCar } from '#contract/cars.ts';
import { cities } from '#contract/cities.ts';
import { HELP_HOME, type HelpSlug, helpPath, helpSlugs } from '#contract/help.ts';
import { searchCars } from '#contract/search.ts';
import { sharePictureSize } from '#contract/sharing.ts';
import { matchPath } from '#web/browser/navigation/match-path.ts';
import { infiniteQueryFor, type Page, queryFor } from '#web/browser/queries.ts';
import { dailyPrice } from '#web/features/cars/card-facts.ts';
import { filtersFrom, queryOf } from '#web/features/cars/filters.ts';
import { carAddress, toStayParams } from '#web/features/cars/stay.ts';
import { textFor } from '#web/features/cars/words/own-text.tsx';
import { words as wordsAr } from '#web/features/cars/words/texts.ar.ts';
import { words as wordsEn } from '#web/features/cars/words/texts.en.ts';
import { articles } from '#web/features/help/articles/index.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { carTitleOf, type Language } from '#web/i18n/language.ts';
import { inLanguage } from '#web/ui/page-head.tsx';
import { escapeAttribute, jsonForScript } from './document.ts';
import { preview } from './head-pictures.ts';

type About = {
	url: URL;
	language: Language;
	publicUrl: string;
	client: QueryClient;
	/** Head tags rendered by the screen. */
	head: string;
};
type Json = Record<string, unknown>;

/** Head tags of an indexed page that exists. */
export function aboutPage(page: About): string {
	const { url, language, publicUrl } = page;
	const car = carOf(page);
	const own = publicUrl + url.pathname + withoutLanguage(url);
	const image = publicUrl + (car?.primaryPhoto ? sharePicture(car, page) : preview);
	const tags = [
		...(['en', 'ar'] as const).map((each) => link('alternate', inLanguage(own, each), each)),
		link('alternate', own, 'x-default'),
		...headTags(page.head),
		meta('og:type', car ? 'product' : 'website'),
		meta('og:site_name', language === 'ar' ? 'مشوار' : 'Mishwar'),
		meta('og:url', own),
		meta('og:image', image),
		...(car?.primaryPhoto
			? [meta('og:image:width', String(sharePictureSize.width)), meta('og:image:height', String(sharePictureSize.height))]
			: []),
		meta('og:locale', language === 'ar' ? 'ar_JO' : 'en_GB'),
		meta('og:locale:alternate', language === 'ar' ? 'en_GB' : 'ar_JO'),
		'<meta name="twitter:card" content="summary_large_image">',
		...structured(page, car).map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
	];
	return tags.join('\n');
}

/** Includes the dates of the address, so that the preview of a shared link shows their price. */
function sharePicture(car: Car, { url, language }: About): string {
	const dates = toStayParams(url.searchParams.get('pickup'), url.searchParams.get('return'));
	return `/share/cars/${encodeURIComponent(car.slug)}.jpg?${new URLSearchParams({ ...dates, lang: language })}`;
}

/** Title and description as rendered by the screen; their text is already escaped. */
function headTags(head: string): string[] {
	const title = /<title[^>]*>([^<]*)</.exec(head)?.[1];
	const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
	return [
		title ? `<meta property="og:title" content="${title}">` : '',
		description ? `<meta property="og:description" content="${description}">` : '',
	];
}

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeAttribute(content)}">`;
const link = (rel: string, href: string, lang: string) => `<link rel="${rel}" hreflang="${lang}" href="${escapeAttribute(href)}">`;

function withoutLanguage(url: URL): string {
	const query = new URLSearchParams(url.search);
	query.delete('lang');
	return query.size > 0 ? `?${query}` : '';
}

function carOf({ url, client }: About): Car | undefined {
	const params = matchPath('/car/:slug', url.pathname);
	return params ? client.getQueryData(queryFor(getCar, { params: { slug: params.slug ?? '' } }).queryKey) : undefined;
}

/** schema.org: https://schema.org/Product and related types. */
function structured(page: About, car: Car | undefined): Json[] {
	const { url, publicUrl } = page;
	if (car) return [productOf(car, page), breadcrumbsOf(car, page)];
	if (url.pathname === '/') return [siteOf(publicUrl)];
	if (url.pathname === '/search') return [listOf(page)];
	const slug = helpSlugs.find((each) => helpPath(each) === url.pathname);
	if (slug) return [articleOf(slug, page), helpBreadcrumbsOf(slug, page)];
	return [];
}

const cityIn = (city: Car['city'], language: Language): string =>
	(language === 'ar' && cities.find(({ name }) => name === city)?.ar) || city;

function siteOf(publicUrl: string): Json {
	return {
		'@context': 'https://schema.org',
		'@type': 'WebSite',
		name: 'Mishwar',
		alternateName: 'مشوار',
		url: `${publicUrl}/`,
		inLanguage: ['en', 'ar'],
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
			'query-input': 'required name=search_term_string',
		},
	};
}

const topicsIn = { en: wordsEn.topics, ar: wordsAr.topics };

/** Properties of the car in addition to the description. */
function ownersWords({ words }: Car, language: Language): Json[] {
	return (['included', 'pickup', 'rules'] as const).flatMap((topic) => {
		const value = textFor(words, topic, language)?.text;
		return value ? [{ '@type': 'PropertyValue', name: topicsIn[language][topic], value }] : [];
	});
}

function productOf(car: Car, { publicUrl, language }: About): Json {
	return {
		'@context': 'https://schema.org',
		'@type': ['Product', 'Car'],
		name: carNameOf(car, language),
		description: textFor(car.words, 'description', language)?.text ?? carTitleOf(car, language),
		url: publicUrl + carAddress(car.slug),
		image: car.photos.map((photo) => `${publicUrl}${photo.url}?w=1600`),
		brand: { '@type': 'Brand', name: car.make },
		model: car.model,
		vehicleModelDate: String(car.year),
		vehicleTransmission: car.transmission,
		fuelType: car.fuel,
		bodyType: car.bodyType,
		vehicleSeatingCapacity: car.seats,
		numberOfDoors: car.doors,
		color: car.colorNames[language],
		additionalProperty: ownersWords(car, language),
		...(car.rating.average !== null && {
			aggregateRating: {
				'@type': 'AggregateRating',
				ratingValue: car.rating.average,
				reviewCount: car.rating.count,
				bestRating: 5,
				worstRating: 1,
			},
		}),
		offers: {
			...priceOf(car),
			url: publicUrl + carAddress(car.slug),
			priceCurrency: 'JOD',
			businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
			availability: 'https://schema.org/InStock',
			areaServed: cityIn(car.city, language),
		},
	};
}

/** For a car that costs more on some days the lowest price, which its page marks with "from". */
function priceOf(car: Car): Json {
	const price = dailyPrice(car);
	const perDay = { '@type': 'UnitPriceSpecification', priceCurrency: 'JOD', unitCode: 'DAY' };
	if (car.priceIsFrom) return { '@type': 'AggregateOffer', lowPrice: price, priceSpecification: { ...perDay, minPrice: price } };
	return { '@type': 'Offer', price, priceSpecification: { ...perDay, price } };
}

function breadcrumbsOf(car: Car, { publicUrl, language }: About): Json {
	return breadcrumbList(publicUrl, [
		['Mishwar', '/'],
		[cityIn(car.city, language), `/search?city=${encodeURIComponent(car.city)}`],
		[carNameOf(car, language), carAddress(car.slug)],
	]);
}

function breadcrumbList(publicUrl: string, steps: ReadonlyArray<readonly [name: string, path: string]>): Json {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(([name, path], index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: `${publicUrl}${path}`,
		})),
	};
}

function articleOf(slug: HelpSlug, { publicUrl, language }: About): Json {
	const { title, summary } = articles[slug][language];
	return {
		'@context': 'https://schema.org',
		'@type': 'Article',
		headline: title,
		description: summary,
		inLanguage: language,
		url: publicUrl + helpPath(slug),
		author: { '@type': 'Organization', name: 'Mishwar', url: `${publicUrl}/` },
	};
}

const HELP_NAMES: Record<Language, string> = { en: 'Help', ar: 'المساعدة' };

function helpBreadcrumbsOf(slug: HelpSlug, { publicUrl, language }: About): Json {
	return breadcrumbList(publicUrl, [
		['Mishwar', '/'],
		[HELP_NAMES[language], HELP_HOME],
		[articles[slug][language].title, helpPath(slug)],
	]);
}

function listOf({ url, client, publicUrl, language }: About): Json {
	const { queryKey } = infiniteQueryFor(searchCars, { query: queryOf(filtersFrom(url.searchParams)) });
	const found = client.getQueryData<{ pages: Page<CarCard>[] }>(queryKey);
	const cars = found?.pages.flatMap((page) => page.items) ?? [];
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		itemListElement: cars.map((car, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			url: publicUrl + carAddress(car.slug),
			name: carTitleOf(car, language),
		})),
	};
}
