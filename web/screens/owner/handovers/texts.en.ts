/** English texts of today's handovers. */
import { whereAndWhen } from '#web/features/bookings/where-and-when/texts.en.ts';

export const texts = {
	whereAndWhen,
	title: 'Handovers today',
	heading: 'Handovers today',
	lead: 'Cars that go out or come back today, and returns that are overdue.',
	error: 'Today’s handovers could not be loaded',
	empty: 'Nothing goes out or comes back today',
	emptyHint: 'What is agreed for today appears here.',
	phase: { CHECK_IN: 'Pickup', CHECK_OUT: 'Return' },
	overdue: 'Late',
	call: 'Call',
	open: { CHECK_IN: 'Hand over', CHECK_OUT: 'Take back' },
};

export type HandoversTexts = typeof texts;
