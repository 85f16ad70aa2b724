/** Builds the web twice: for the browser (hashed files and a manifest) and for rendering. `server/app/build-web.ts` says into which folders. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractStubs } from './web/build/contract-stubs.ts';

/** Icons of the home page, search and the car page that other screens show too; those of the other areas are a file that these pages do not load. */
const visitorIcons = [
	'arrow-right',
	'badge-check',
	'calendar-days',
	'calendar-x-2',
	'car-front',
	'check',
	'chevron-down',
	'chevron-left',
	'chevron-right',
	'circle-check',
	'circle-exclamation-point',
	'clock',
	'cog',
	'credit-card',
	'fuel',
	'hourglass',
	'id-card',
	'info',
	'map-pin',
	'search-x',
	'shield-check',
	'star',
	'triangle-exclamation-point',
	'truck',
	'undo-2',
	'users-round',
	'x',
];

/** What nearly all screens behind the sign-in use, each of them small. */
const usedSignedIn = [
	String.raw`contract/(?!goodwill)[\w-]+\.ts\?stub`,
	String.raw`contract/(?:local-path|place-text|team-roles)\.ts`,
	String.raw`web/routes/screen\.ts`,
	String.raw`web/browser/(?:step-up|api|page/use-(?:now|attention)|live/live|device/draft-storage)\.ts`,
	String.raw`web/features/(?:session/acting|finances/month-in-address)\.ts`,
	String.raw`web/features/bookings/(?:status|message-link)\.tsx?`,
	String.raw`web/ui/(?:use-action-mutation|panel|lazy-dialog|use-dialogs|use-idempotency-key|date-input)\.tsx?`,
	String.raw`/(?:mutationObserver|useMutation)\.js`,
	String.raw`/lucide-react/.*\.m?js`,
];

/** Texts of one thing that several screens have among theirs; a visit loads those of its language. */
const sharedTexts = {
	bookings: 'features/(?:bookings/(?:answering/|where-and-when/)?|cancellation/|places/)',
	desk: 'features/admin/',
};

/**
 * Which modules share a file, each group with everything that its modules import. Left to the bundler alone, a first visit is about sixty requests,
 * most for a few hundred bytes. A visit loads a group as a whole, so each holds what is used together. Decision 115 says what belongs where.
 */
const chunkGroups = [
	// Every page.
	{ name: 'app', test: /web\/(?:app\/boot|shells\/public\/shell)\.tsx$/, priority: 9 },
	{ name: 'common-en', test: /web\/i18n\/texts\.en\.ts$/, priority: 9 },
	{ name: 'common-ar', test: /web\/i18n\/texts\.ar\.ts$/, priority: 9 },
	// Screens of all areas.
	{
		name: 'parts',
		test: new RegExp(
			[
				String.raw`web/ui/(?:choice-chips|error-state|field|photo|badge|states|popup|dialog|deferred-component)\.tsx$`,
				String.raw`web/features/(?:reviews/rating-mark|cars/stay)\.tsx?$`,
				String.raw`web/(?:i18n/car-name|browser/device/pending-car)\.ts$`,
				String.raw`contract/(?:availability|bookings|car-terms|cars|cities|favourites|money|search)\.ts`,
				String.raw`/icons/(?:${visitorIcons.join('|')})\.m?js$`,
			].join('|'),
		),
		priority: 8,
	},
	// Not of the home page and the car page.
	{ name: 'lists', test: /web\/(?:ui\/growing-list\.tsx|browser\/page\/next-frame\.ts)$|\/useInfiniteQuery\.js$/, priority: 7 },
	// The home page, search and the car page; the filters are of the first two alone.
	{
		name: 'cars',
		test: /features\/(?:cars\/(?:car-card|stay-field)|bookings\/price-lines)\.tsx?$|contract\/quotes\.ts/,
		priority: 7,
	},
	// Of the car page; a file of its own, because search loads the group above.
	{ name: 'delivery', test: /public\/car\/use-delivery\.ts$|features\/places\/pin\.ts$/, priority: 7 },
	{ name: 'filters', test: /features\/cars\/filters\.ts$/, priority: 7 },
	// Behind the sign-in, lower layers first.
	{ name: 'signed-in', test: new RegExp(`(?:${usedSignedIn.join('|')})$`), minShareCount: 2, maxModuleSize: 4000, priority: 6 },
	{ name: 'tabs', test: /web\/ui\/tabs\.tsx$/, priority: 5 },
	// Of dialogs and forms that are fetched when they are opened.
	{
		name: 'dialogs',
		test: /web\/(?:ui\/(?:confirm-dialog|dialog-actions|reason-dialog|use-reason)|features\/identity\/(?:detail-control|texts\.(?:en|ar)))\.tsx?$/,
		minShareCount: 2,
		priority: 5,
	},
	{ name: 'forms', test: /web\/ui\/(?:use-action-form|use-settled)\.ts$/, priority: 5 },
	{ name: 'area', test: /web\/shells\/area\//, minShareCount: 2, priority: 4 },
	// The server finds these by their names (ssr/assets.ts).
	{ name: 'area-renter', test: /web\/routes\/renter-screens\.ts$/, priority: 3 },
	{ name: 'area-owner', test: /web\/(?:routes\/owner-screens\.ts|shells\/owner\/shell\.tsx)$/, priority: 3 },
	{ name: 'area-admin', test: /web\/(?:routes\/admin-screens\.ts|shells\/admin\/shell\.tsx)$/, priority: 3 },
	// What a signed-in page starts once it is hydrated.
	{
		name: 'signed-in-later',
		test: /web\/(?:shells\/(?:bell\/bell|unread\/unread)\.tsx|features\/session\/signed-in\.tsx|browser\/live\/start\.ts)$/,
		priority: 3,
	},
	// Drawn cars: a form of a car draws them once somebody comes near.
	{ name: 'drawing', test: /web\/features\/cars\/drawing\//, minShareCount: 2, priority: 2 },
	// What several of these screens show of one thing.
	...Object.entries({
		bookings:
			/web\/features\/(?:bookings\/(?:moving-list\.ts|changes\/use-longer-question\.ts|where-and-when\/(?:place-line|map-links)\.tsx)|drivers\/texts\.ts)$|web\/screens\/renter\/(?:booking-stage|booking-outcome|hold-left|book-again)\.tsx?$/,
		answering: /web\/features\/(?:bookings\/(?:contact-details|answering\/(?!texts))|session\/switch-side)/,
		// A conversation is displayed beside the inbox, and its texts are among those of the conversation.
		inbox: /web\/screens\/account\/messages\/(?:inbox\/|loader|conversation-words|texts|chat\/use-window-height)/,
		ticket: /web\/features\/support\/(?:ticket-thread|own-ticket)\.tsx$/,
		// Its texts are so short that those of the other language are less than a file of their own.
		uploads: /web\/(?:features\/(?:uploads\/|cars\/words\/texts|help\/titled-help-link)|browser\/device\/use-stored-draft)/,
		help: /web\/features\/help\/(?:help-link|links\/)/,
		account: /web\/features\/(?:account|second-factor)\/|contract\/phone\.ts$/,
		goodwill: /contract\/goodwill\.ts|web\/features\/goodwill\/(?!texts)/,
		finances: /web\/features\/finances\/(?!texts)|web\/screens\/owner\/finance-page/,
		desk: /web\/features\/admin\/(?:admin-list|contact|description-list|identity-queue|later-lists|list-queries|stat-cards)\.tsx?$/,
	}).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 2 })),
	...Object.entries(sharedTexts).flatMap(([name, folders]) =>
		['en', 'ar'].map((language) => ({
			name: `${name}-${language}`,
			test: new RegExp(String.raw`web/${folders}texts\.${language}\.ts$`),
			minShareCount: 2,
			priority: 1,
		})),
	),
];

/**
 * Larger than the largest chunks: the renderer, which stays on the server, and the map, which loads only where it is shown. Otherwise Vite's
 * advice to split them would be printed at a first start. What a page may load is tested by tests/journeys/weight.spec.ts.
 */
const CHUNK_WARNING_KB = 4000;

export default defineConfig(({ command }) => ({
	appType: 'custom',
	publicDir: false,
	plugins: [react(), tailwindcss(), contractStubs()],
	environments: {
		client: {
			build: {
				manifest: true,
				// Each dynamic import would carry the list of all files it needs, in the first file of all. The server names those of the first screen.
				modulePreload: false,
				// Fonts and pictures stay files of their own: the content security policy then needs no data: addresses for them.
				assetsInlineLimit: 0,
				chunkSizeWarningLimit: CHUNK_WARNING_KB,
				rolldownOptions: {
					input: ['web/app/entry-client.ts', 'web/app/boot.tsx', 'web/ssr/head-pictures.ts'],
					preserveEntrySignatures: 'allow-extension',
					output: { codeSplitting: { groups: chunkGroups } },
				},
			},
		},
		ssr: {
			// The built renderer contains its packages, so that nothing unused is loaded, and the production build of React, for every NODE_ENV at run time:
			// by default Vite leaves that choice to run time, and the development build takes several times as long to render.
			resolve: { noExternal: command === 'build' ? true : [] },
			...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
			build: {
				ssr: true,
				assetsInlineLimit: 0,
				chunkSizeWarningLimit: CHUNK_WARNING_KB,
				rolldownOptions: { input: 'web/ssr/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
			},
		},
	},
	builder: {},
}));
