/** English texts of today's handovers. */

import { setOut, whereAndWhen } from '#web/features/bookings/where-and-when/texts.en.ts';
import { prepare } from '../texts.en.ts';

export const texts = {
	whereAndWhen,
	setOut,
	prepare,
	title: 'Handovers today',
	heading: 'Handovers today',
	lead: 'Today’s pickups and returns, and overdue returns.',
	error: 'We couldn’t load today’s handovers',
	empty: 'No pickups or returns today',
	emptyHint: 'Pickups and returns due today appear here.',
	phase: { CHECK_IN: 'Pickup', CHECK_OUT: 'Return' },
	overdue: 'Late',
	call: 'Call',
	print: 'Print',
	open: { CHECK_IN: 'Record handover', CHECK_OUT: 'Record return' },
};

export type HandoversTexts = typeof texts;
