/** English texts of where and when a booking begins and ends. */
import { pin } from '#web/features/places/texts.en.ts';

export const whereAndWhen = {
	title: 'Where and when',
	pickup: 'Pickup',
	return: 'Return',
	hidden: 'You’ll see the exact place and phone numbers here once the booking is confirmed.',
	unknown: 'You haven’t agreed on an exact place yet. Ask the other person.',
	mapApp: 'Open in maps',
	google: 'Google Maps',
	osm: 'OpenStreetMap',
	photo: 'Photo of the meeting point',
	late: {
		open: 'I’m late',
		title: 'When will you arrive?',
		text: 'We’ll notify the owner. You can report a delay once, of up to 6 hours.',
		time: 'Arrival',
		back: 'Back',
		send: 'Notify owner',
		sending: 'Sending...',
		done: 'We’ve told the owner that you’re late',
		failed: 'We couldn’t notify the owner',
	},
	move: {
		open: 'Change place',
		title: 'Change the place of this booking',
		text: 'We’ll notify the renter. A place more than 5 km from the one you agreed on only counts once they accept it.',
		textOffMap: 'We’ll notify the renter. The agreed place isn’t on the map, so a new one only counts once they accept it.',
		place: 'Place',
		example: 'For example: Seventh Circle, in front of the pharmacy',
		directions: 'How to find you or the key',
		back: 'Back',
		save: 'Save place',
		saving: 'Saving...',
		done: 'Place changed',
		proposed: 'We asked the renter',
		failed: 'We couldn’t change the place',
	},
	proposal: {
		title: { OWNER: 'Waiting for the renter: you suggested another place', RENTER: 'The owner suggests another place' },
		hint: 'It’s more than 5 km from the place you agreed on. Until you accept it, nothing changes.',
		hintOffMap: 'The agreed place isn’t on the map, so we don’t know how far away this one is. Until you accept it, nothing changes.',
		accept: 'Accept place',
		decline: 'Decline',
		sending: 'Sending...',
		accepted: 'You accepted the new place',
		declined: 'The agreed place stays',
		failed: 'We couldn’t send your reply',
	},
};

export type WhereAndWhenTexts = { whereAndWhen: typeof whereAndWhen; pin: typeof pin };
/** Spread into the texts of each screen with this panel. */
export const placed = { whereAndWhen, pin };

/** For the owner’s side only, so that screens for renters do not load them. */
export const setOut = {
	go: { CHECK_IN: 'I’m on the way', CHECK_OUT: 'On the way to collect it' },
	going: 'Sending...',
	done: 'We’ve told the renter',
	failed: 'We couldn’t tell the renter',
	back: 'Not on the way',
	turnedBack: 'Nobody is on the way now',
	backFailed: 'We couldn’t take it back',
};

export type SetOutTexts = { setOut: typeof setOut };
