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
	lead: 'What you type is kept on this device until the car is listed, so you can stop and come back.',
	back: 'Back to dashboard',
	backToCars: 'Back to My Cars',
	restored: 'We kept what you typed here last time.',
	startOver: 'Start over',
	rejected: 'This listing was not accepted',
	rejectedHint: 'Saving sends it for another look.',
	/** Of a verified car. */
	change: {
		PENDING: {
			title: 'We’re reviewing your changes',
			hint: 'Until then, renters see and book your car as we verified it. The form shows your changes, and you can go on editing.',
		},
		REJECTED: {
			title: 'We couldn’t accept your changes',
			hint: 'Your car stays bookable as we verified it. Change this and save, and we’ll look again.',
		},
	},
	gate: {
		title: 'First we need to know who you are',
		lead: 'Before a car is listed we look at your ID or passport and your driver’s licence. Identity review takes 1-2 business days.',
		action: 'Verify my identity',
		pending: 'We are looking at your documents',
		pendingLead: 'Identity review takes 1-2 business days. As soon as it is done you can list your car.',
		rejected: 'Your documents were not accepted',
		rejectedLead: 'Look at what was missing and send them again. Then you can list your car.',
		see: 'See my identity check',
		meanwhile: 'Meanwhile you can get these ready',
		list: [
			'Photos of the car, from outside and inside',
			'Mileage, and the price for a day',
			'Registration and insurance papers, if you want the Insured badge',
		],
	},
	basics: {
		title: 'Basic Information',
		lead: 'As renters will search for it.',
		area: 'Area',
		areaHint: 'Renters see the neighbourhood as a circle, never the exact place.',
		noArea: 'Only the city',
	},
	/** Below a field. */
	hints: {
		title: 'The line on the card, for example: Clean Corolla for city and desert',
		city: 'Where the car is picked up',
		features: 'Press what the car has.',
		mileageLimitPerDay: 'What a day’s price covers. 0 means no limit.',
		driverAge: 'Leave it empty to rent to everybody who may rent on Mishwar.',
		driverLicenceYears: 'As the renter’s licence says. Leave it empty to ask nothing.',
		deliveryAvailable: 'Renters can filter for it. Set the places and fees in the calendar of the car, under Price and rules.',
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
			`Up to ${most} pictures, ${limit} each: JPEG, PNG or WebP. Larger ones are made smaller. The first one is on the card.`,
		upload: 'Upload photos',
		takeOrChoose: 'Take or choose photos',
		drop: 'or drop them here',
		more: 'Add photos',
		count: (count: string, most: string) => `${count} of ${most}`,
		primary: 'Main photo',
		photo: (place: string, count: string) => `Photo ${place} of ${count}`,
		makePrimary: 'Make it the main photo',
		remove: (place: string) => `Remove photo ${place}`,
		cancel: (name: string) => `Cancel ${name}`,
		dismiss: 'Dismiss',
		sending: 'Uploading',
		order: 'Drag the photos into the order you like.',
		orderHint:
			'Press Space to pick a photo up, move it with the arrow keys, and press Space again to put it down. Escape leaves it where it was.',
		lifted: (place: string) => `Photo ${place} is picked up.`,
		moved: (place: string, count: string) => `Now at place ${place} of ${count}.`,
		dropped: (place: string) => `Put down at place ${place}.`,
		cancelled: 'Left where it was.',
		tooMany: (most: string) => `A car has at most ${most} photos. The others were left out.`,
		gone: 'This photo is no longer there. Remove it and choose it again.',
		stillSending: 'The photos are still on their way.',
	},
	pricing: {
		title: 'Pricing & Policies',
		dailyRate: 'Daily rate',
		dailyRateHint: (percent: string) => `Of each rental ${percent} go to the platform, the rest is yours.`,
		depositUsed: 'Held during the rental and given back to the renter after it.',
		depositUnused:
			'Not used at the moment: the deposit that is held equals the rental total. Yours counts as soon as the platform holds each car’s own.',
	},
	papers: {
		title: 'Papers',
		lead: 'All of this may wait, but cars with papers are verified sooner. Only our reviewers and you see the documents.',
		rentalOnly: 'At the moment only cars with a rental plate (green, code 70) are verified.',
		again: 'A change here, or of make, model or year, is looked at again before the car is found.',
		plateNumber: 'Plate number',
		plateClass: 'Plate class',
		plateClasses: { PRIVATE: 'Private (white)', RENTAL: 'Rental (green, code 70)', OTHER: 'Another class' },
		noClass: 'Not named',
		permitNumber: 'Rental permit number',
		permit: 'Rental permit',
		registration: 'Registration',
		insurance: 'Insurance',
		goodUntil: 'Good until',
		expired: 'This date has passed: the car is not found until the paper is renewed.',
		document: (paper: string) => `Document: ${paper}`,
		add: 'Add document',
		replace: 'Replace',
		remove: 'Remove',
		open: 'Open',
		handedIn: 'Handed in',
	},
	preview: {
		title: 'As renters will see it',
		noTitle: 'The title of your car',
		noPhoto: 'The main photo',
	},
	submit: {
		cancel: 'Cancel',
		list: 'List Car',
		creating: 'Creating...',
		save: 'Save',
		saving: 'Saving...',
		finish: 'Finish listing',
		needsPhoto: 'At least one photo is required',
		listed: 'Your car is with our reviewers',
		listedHint: 'We look at it and tell you. Renters find it as soon as it is verified.',
		saved: 'Your changes are saved',
		savedAgain: 'Saved, and sent for review',
		failed: 'Failed to create car listing',
		failedCall: 'Failed to create car',
		saveFailed: 'Your changes were not saved',
		half: 'Your car is kept as a draft. Nothing is lost: try again from here.',
		check: forms({ one: 'One thing needs correcting.', other: '{count} things need correcting.' }),
	},
	missing: {
		title: 'Car not found',
		hint: 'It may have been deleted, or it belongs to another account.',
		failed: 'The car could not be loaded',
		cars: 'My Cars',
	},
	upload,
	words,
	ownWords: {
		title: 'In your words',
		lead: 'Renters choose a car by what its owner says. Write in one language or in both: everyone reads their own first. Contact details are hidden.',
		hints: {
			description: 'For example: what the car is good for, how much luggage fits, what you like about it.',
			included: 'For example: a child seat on request, a phone holder, a bottle of water.',
			pickup: 'For example: how long it takes, what you explain, what the renter should bring.',
			rules: 'Your own conditions for the car. Choose what applies, and add anything else below.',
		} as Readonly<Record<WordTopic, string>>,
		noRule: 'Not named',
		count: (length: string, most: string) => `${length} / ${most}`,
		masked: 'We hid the contact details in your texts. Renters get them once a booking is confirmed.',
	},
};

export type ListingTexts = typeof texts;
