/** English texts of listing a car, and of editing one. */
import type { AttributeKey } from '#contract/car-attributes.ts';
import type { WordTopic } from '#contract/car-words.ts';
import { words } from '#web/features/cars/words/texts.en.ts';
import { upload } from '#web/features/uploads/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

type HintsByAttribute = { readonly [Key in AttributeKey]?: string };

export const texts = {
	title: 'List Your Car',
	editTitle: (car: string) => `Edit ${car}`,
	lead: 'We save your draft on this device, so you can finish later.',
	back: 'Back to dashboard',
	backToCars: 'Back to My Cars',
	restored: 'We restored your draft.',
	startOver: 'Start over',
	rejected: 'We couldn’t accept this listing',
	rejectedHint: 'Save to send it for review again.',
	/** Of a verified car. */
	change: {
		PENDING: {
			title: 'We’re reviewing your changes',
			hint: 'Until then, renters see and book your car as we verified it. The form shows your changes, and you can keep editing.',
		},
		REJECTED: {
			title: 'We couldn’t accept your changes',
			hint: 'Your car stays bookable as we verified it. Fix this and save to send it for review again.',
		},
	},
	gate: {
		title: 'Verify your identity first',
		lead: 'Before you list a car, we check your ID or passport and your driver’s licence. Identity review takes 1-2 business days.',
		action: 'Verify my identity',
		pending: 'We’re reviewing your documents',
		pendingLead: 'Identity review takes 1-2 business days. You can list your car as soon as it’s done.',
		rejected: 'We couldn’t accept your documents',
		rejectedLead: 'See what was missing and upload them again. Then you can list your car.',
		see: 'Check status',
		meanwhile: 'In the meantime, get these ready',
		list: [
			'Photos of the car, from outside and inside',
			'Mileage and the price per day',
			'Registration and insurance documents, if you want the Insured badge',
		],
	},
	basics: {
		title: 'Basic Information',
		lead: 'What renters will search for.',
		area: 'Area',
		areaHint: 'Renters see the neighbourhood as a circle, never the exact place.',
		noArea: 'City only',
	},
	/** Below a field. */
	hints: {
		title: 'The headline of your listing, for example: Clean Corolla for city and desert',
		city: 'Where renters pick up the car',
		features: 'Select everything your car has.',
		mileageLimitPerDay: 'Kilometres included per day. Enter 0 for unlimited.',
		driverAge: 'Leave empty to rent to anyone who can rent on Mishwar.',
		driverLicenceYears: 'Counted from the renter’s licence. Leave empty for no minimum.',
		deliveryAvailable: 'Renters can filter by this. Set the places and fees in the car’s calendar, under Price and rules.',
	} as HintsByAttribute,
	/** Inside an empty field. */
	examples: {
		make: 'Toyota',
		model: 'Corolla',
		color: 'White',
	} as HintsByAttribute,
	kilometres: 'km',
	photos: {
		title: 'Photos',
		lead: (most: string, limit: string) =>
			`Up to ${most} pictures, ${limit} each: JPEG, PNG or WebP. We resize larger ones. The first one is your cover photo.`,
		upload: 'Upload photos',
		takeOrChoose: 'Take or choose photos',
		drop: 'or drop them here',
		more: 'Add photos',
		count: (count: string, most: string) => `${count} of ${most}`,
		primary: 'Cover photo',
		photo: (place: string, count: string) => `Photo ${place} of ${count}`,
		makePrimary: 'Make cover photo',
		remove: (place: string) => `Remove photo ${place}`,
		cancel: (name: string) => `Cancel ${name}`,
		dismiss: 'Dismiss',
		sending: 'Uploading',
		order: 'Drag to reorder.',
		orderHint:
			'Press Space to pick up a photo, the arrow keys to move it, and Space again to drop it. Press Escape to cancel.',
		lifted: (place: string) => `Photo ${place} picked up.`,
		moved: (place: string, count: string) => `Now at position ${place} of ${count}.`,
		dropped: (place: string) => `Dropped at position ${place}.`,
		cancelled: 'Photo not moved.',
		tooMany: (most: string) => `You can add up to ${most} photos. We left out the rest.`,
		gone: 'This photo is missing. Remove it and add it again.',
		stillSending: 'Photos are still uploading.',
	},
	pricing: {
		title: 'Pricing & Policies',
		dailyRate: 'Daily rate',
		dailyRateHint: (percent: string) => `We keep ${percent} of each rental. The rest is yours.`,
		depositUsed: 'Held during the rental and refunded afterwards.',
		depositUnused:
			'Not used right now: the deposit equals the rental total. Yours applies if Mishwar switches to deposits set by owners.',
	},
	papers: {
		title: 'Car documents',
		lead: 'You can add these later, but cars with documents are verified faster. Only you and our reviewers see them.',
		rentalOnly: 'Right now we only verify cars with a rental plate (green, code 70).',
		again: 'If you change these, or the make, model or year, we review the car again before it goes live.',
		plateNumber: 'Plate number',
		plateClass: 'Plate class',
		plateClasses: { PRIVATE: 'Private (white)', RENTAL: 'Rental (green, code 70)', OTHER: 'Other' },
		noClass: 'Not set',
		permitNumber: 'Rental permit number',
		permit: 'Rental permit',
		registration: 'Registration',
		insurance: 'Insurance',
		goodUntil: 'Valid until',
		expired: 'This date has passed. The car is hidden from search until you renew the document.',
		document: (paper: string) => `Document: ${paper}`,
		add: 'Add document',
		replace: 'Replace',
		remove: 'Remove',
		open: 'Open',
		handedIn: 'Submitted',
	},
	preview: {
		title: 'As renters will see it',
		noTitle: 'Your car’s title',
		noPhoto: 'Your cover photo',
	},
	submit: {
		cancel: 'Cancel',
		list: 'List Car',
		creating: 'Creating...',
		save: 'Save',
		saving: 'Saving...',
		finish: 'Finish listing',
		needsPhoto: 'At least one photo is required',
		listed: 'Car submitted for review',
		listedHint: 'We’ll let you know when it’s verified and live.',
		saved: 'Changes saved',
		savedAgain: 'Saved and sent for review',
		failed: 'Failed to create car listing',
		failedCall: 'Failed to create car',
		saveFailed: 'We couldn’t save your changes',
		half: 'We saved your car as a draft. Please try again.',
		check: forms({ one: 'Fix one field to continue.', other: 'Fix {count} fields to continue.' }),
	},
	missing: {
		title: 'Car not found',
		hint: 'It may have been deleted, or it may belong to another account.',
		failed: 'We couldn’t load the car',
		cars: 'My Cars',
	},
	upload,
	words,
	ownWords: {
		title: 'In your words',
		lead: 'Renters choose a car by what its owner says. Write in one language or both: everyone sees their own first. We hide contact details.',
		hints: {
			description: 'For example: what the car is good for, how much luggage fits, what you like about it.',
			included: 'For example: a child seat on request, a phone holder, a bottle of water.',
			pickup: 'For example: how long it takes, what you explain, what the renter should bring.',
			rules: 'Your own conditions for the car. Choose what applies, and add anything else below.',
		} as Readonly<Record<WordTopic, string>>,
		noRule: 'Not set',
		count: (length: string, most: string) => `${length} / ${most}`,
		masked: 'We hid the contact details in your texts. Renters get them once a booking is confirmed.',
	},
};

export type ListingTexts = typeof texts;
