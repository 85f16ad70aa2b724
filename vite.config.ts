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

/**
 * Which modules share a file, each group with everything that its modules import. Left to the bundler alone, a first visit is about sixty requests,
 * most for a few hundred bytes. A visit loads a group as a whole, so each holds what is used together.
 */
const chunkGroups = [
	// Every page.
	{ name: 'app', test: /web\/(?:app\/boot|shells\/public\/shell)\.tsx$|rolldown\/runtime/, priority: 9 },
	{ name: 'common-en', test: /web\/i18n\/texts\.en\.ts$/, priority: 9 },
	{ name: 'common-ar', test: /web\/i18n\/texts\.ar\.ts$/, priority: 9 },
	// Screens of all areas.
	{
		name: 'parts',
		test: new RegExp(
			`web/ui/(?:choice-chips|error-state|field|photo|badge|states|popup|dialog|deferred-component)\\.tsx$|features/(?:reviews/rating-mark|cars/stay)\\.tsx?$|i18n/car-name\\.ts$|contract/(?:bookings|car-terms|cars|cities|search|availability|favourites|money)\\.ts|/icons/(?:${visitorIcons.join('|')})\\.(?:m?js)$`,
		),
		priority: 8,
	},
	// Not of the home page and the car page.
	{ name: 'lists', test: /web\/ui\/growing-list\.tsx$|\/useInfiniteQuery\.js$/, priority: 7 },
	// The home page, search and the car page; the filters are of the first two alone.
	{
		name: 'cars',
		test: /features\/(?:cars\/(?:car-card|stay-field)|bookings\/price-lines)\.tsx?$|device\/pending-car\.ts$|contract\/quotes\.ts/,
		priority: 7,
	},
	// Of the car page; a file of its own, because search loads the group above.
	{ name: 'delivery', test: /public\/car\/use-delivery\.ts$|features\/places\/pin\.ts$/, priority: 7 },
	{ name: 'filters', test: /features\/cars\/filters\.ts$/, priority: 7 },
	// Behind the sign-in. Whole groups are loaded, so they hold what is small or used by nearly all.
	{
		name: 'signed-in',
		test: /contract\/(?:[\w-]+\.ts\?stub|(?:place-text|team-roles)\.ts)|web\/routes\/screen\.ts$|features\/(?:session\/acting|finances\/month-in-address)\.ts$|\/(?:mutationObserver|useMutation)\.js$|web\/browser\/(?:step-up|api|page\/use-now|live\/live|device\/draft-storage)\.ts$|web\/ui\/(?:use-action-mutation|dialog-actions|panel|confirm-dialog|lazy-dialog|date-input|reason-dialog|use-reason|use-dialogs|use-idempotency-key)\.tsx?$|features\/bookings\/(?:status|message-link)\.tsx?$|node_modules\/lucide-react/,
		minShareCount: 2,
		maxModuleSize: 4000,
		priority: 6,
	},
	{ name: 'tabs', test: /web\/ui\/tabs\.tsx$/, priority: 5 },
	{ name: 'forms', test: /web\/ui\/use-action-form\.ts$/, priority: 5 },
	// Shells and tables of the areas.
	{ name: 'area', test: /web\/shells\/area\//, minShareCount: 2, priority: 4 },
	{ name: 'area-renter', test: /web\/routes\/renter-screens\.ts$/, priority: 3 },
	{ name: 'area-owner', test: /web\/(?:routes\/owner-screens|shells\/owner\/shell)\.tsx?$/, priority: 3 },
	{ name: 'area-admin', test: /web\/(?:routes\/admin-screens|shells\/admin\/shell)\.tsx?$/, priority: 3 },
	// What a signed-in page starts once it is hydrated.
	{ name: 'signed-in-later', test: /web\/(?:shells\/(?:bell\/bell|unread\/unread)|features\/session\/signed-in|browser\/live\/start)\.tsx?$/, priority: 3 },
	// What several of these screens show of one thing.
	{
		name: 'bookings',
		test: /web\/(?:features\/(?:bookings\/(?:where-and-when\/(?:place-line|map-links))|drivers\/texts)|screens\/renter\/(?:booking-|hold-left|book-again)).*(?<!texts\...)\.tsx?$/,
		minShareCount: 2,
		priority: 2,
	},
	{ name: 'answering', test: /web\/features\/bookings\/(?:contact-details|answering\/(?!texts))/, minShareCount: 2, priority: 2 },
	{ name: 'uploads', test: /web\/features\/(?:uploads\/(?!texts)|help\/help-link)/, minShareCount: 2, priority: 2 },
	{ name: 'account', test: /web\/features\/(?:account|second-factor)\//, minShareCount: 2, priority: 2 },
	{ name: 'finances', test: /web\/(?:features\/finances\/.*(?<!texts\...)\.tsx?$|screens\/owner\/finance-page)/, minShareCount: 2, priority: 2 },
	{ name: 'desk', test: /web\/features\/admin\/(?:admin-list|contact|list-queries|description-list|stat-cards|identity-queue|later-lists)\.tsx?$/, minShareCount: 2, priority: 2 },
	{ name: 'bookings-en', test: /web\/features\/(?:bookings\/(?:answering\/|cancellation\/|where-and-when\/)?|places\/)texts\.en\.ts$/, minShareCount: 2, priority: 1 },
	{ name: 'papers-en', test: /web\/features\/(?:uploads|identity|cars\/words)\/texts\.en\.ts$/, minShareCount: 2, priority: 1 },
	{ name: 'bookings-ar', test: /web\/features\/(?:bookings\/(?:answering\/|cancellation\/|where-and-when\/)?|places\/)texts\.ar\.ts$/, minShareCount: 2, priority: 1 },
	{ name: 'papers-ar', test: /web\/features\/(?:uploads|identity|cars\/words)\/texts\.ar\.ts$/, minShareCount: 2, priority: 1 },
	{ name: 'desk-en', test: /web\/features\/(?:admin|ledger)\/texts\.en\.ts$/, minShareCount: 2, priority: 1 },
	{ name: 'desk-ar', test: /web\/features\/(?:admin|ledger)\/texts\.ar\.ts$/, minShareCount: 2, priority: 1 },
];

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
				rolldownOptions: {
					input: ['web/app/entry-client.ts', 'web/app/boot.tsx', 'web/ssr/head-pictures.ts'],
					preserveEntrySignatures: 'allow-extension',
					output: { codeSplitting: { groups: chunkGroups } },
				},
			},
		},
		ssr: {
			// The built renderer carries its packages along, so that nothing unused is loaded, and of React the quick one, whatever NODE_ENV says at run time:
			// Vite leaves that question open in what runs in Node, and the other one takes several times as long to render.
			resolve: { noExternal: command === 'build' ? true : [] },
			...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
			build: {
				ssr: true,
				assetsInlineLimit: 0,
				rolldownOptions: { input: 'web/ssr/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
			},
		},
	},
	builder: {},
}));
