/** Web app manifest (W3C): name, icons and start page of the installed app, in the visitor's language. */
import { directionOf, type Language } from '#web/i18n/language.ts';
import { icon192, icon512, maskableIcon } from './head-pictures.ts';

const texts = {
	en: {
		name: 'Mishwar: rent cars from local owners',
		short_name: 'Mishwar',
		description: 'Rent cars from local owners across Jordan.',
		search: 'Find a car',
		trips: 'My trips',
		messages: 'Messages',
	},
	ar: {
		name: 'مشوار: استأجر سيارة من صاحبها',
		short_name: 'مشوار',
		description: 'استأجر سيارة من صاحبها في كل الأردن.',
		search: 'ابحث عن سيارة',
		trips: 'رحلاتي',
		messages: 'الرسائل',
	},
} as const satisfies Record<Language, object>;

export function webManifest(language: Language): object {
	const { search, trips, messages, ...named } = texts[language];
	return {
		...named,
		id: '/',
		lang: language,
		dir: directionOf(language),
		start_url: '/?from=home-screen',
		scope: '/',
		display: 'standalone',
		background_color: '#fbf8f3',
		theme_color: '#fbf8f3',
		icons: [
			{ src: icon192, sizes: '192x192', type: 'image/png' },
			{ src: icon512, sizes: '512x512', type: 'image/png' },
			{ src: maskableIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		],
		shortcuts: [
			{ name: search, url: '/search' },
			{ name: trips, url: '/trips' },
			{ name: messages, url: '/messages' },
		],
	};
}
