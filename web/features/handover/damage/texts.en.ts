/** English texts of damage marked at handover and return. */
import type { DamageKind, DamageZone } from '#contract/damage-marks.ts';
import { forms } from '#web/i18n/format.ts';

const zones: Record<DamageZone, string> = {
	FRONT: 'Front',
	HOOD: 'Hood',
	WINDSHIELD: 'Windshield',
	LEFT_MIRROR: 'Left mirror',
	LEFT_FRONT_WHEEL: 'Left front wheel',
	LEFT_FRONT_FENDER: 'Left front fender',
	LEFT_FRONT_DOOR: 'Left front door',
	LEFT_REAR_DOOR: 'Left rear door or panel',
	LEFT_REAR_FENDER: 'Left rear fender',
	LEFT_REAR_WHEEL: 'Left rear wheel',
	LEFT_WINDOWS: 'Left windows',
	REAR: 'Rear',
	TRUNK: 'Trunk or load bed',
	REAR_WINDOW: 'Rear window',
	RIGHT_REAR_WHEEL: 'Right rear wheel',
	RIGHT_REAR_FENDER: 'Right rear fender',
	RIGHT_REAR_DOOR: 'Right rear door or panel',
	RIGHT_FRONT_DOOR: 'Right front door',
	RIGHT_FRONT_FENDER: 'Right front fender',
	RIGHT_FRONT_WHEEL: 'Right front wheel',
	RIGHT_MIRROR: 'Right mirror',
	RIGHT_WINDOWS: 'Right windows',
	ROOF: 'Roof',
	INTERIOR: 'Interior',
};

const kinds: Record<DamageKind, string> = {
	SCRATCH: 'Scratch',
	DENT: 'Dent',
	CRACK: 'Crack',
	MISSING_PART: 'Missing part',
	STAIN: 'Stain',
	OTHER: 'Other damage',
};

export const damage = {
	title: 'Marked damage',
	lead: 'What the owner and the renter marked on the car at handover and return.',
	drawing: 'The car from above with its sides unfolded. Every mark on it is in the list.',
	around: { FRONT: 'Front', REAR: 'Rear', LEFT: 'Left', RIGHT: 'Right' },
	zones,
	kinds,
	phases: { CHECK_IN: 'At handover', CHECK_OUT: 'New at return' },
	by: { OWNER: 'Owner', RENTER: 'Renter' },
	what: (zone: string, kind: string) => `${zone}: ${kind}`,
	editor: {
		title: 'Damage on the car',
		hint: 'Tap the car where you see damage, or choose the part from the list.',
		existing: 'Marks that are already recorded stay as they are. Add only what’s new.',
		list: 'Parts of the car',
		listHint: 'Use the arrow keys to move and Enter to mark.',
		showList: 'Choose from a list',
		count: forms({ one: '{count} mark', other: '{count} marks' }),
		none: 'No damage marked',
		kind: 'What is it?',
		note: 'Note',
		noteExample: 'For example: 5 cm long, below the handle',
		add: 'Add mark',
		save: 'Save',
		change: (number: string, what: string) => `Change mark ${number}, ${what}`,
		remove: 'Remove mark',
		added: (number: string, what: string) => `Mark ${number} added. ${what}`,
		removed: 'Mark removed',
		full: (most: string) => `You’ve added the most marks a record can have: ${most}.`,
	},
};

export type DamageTexts = typeof damage;
