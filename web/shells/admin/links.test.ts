import { expect, it } from 'vitest';
import { adminQueues } from '#contract/admin.ts';
import { texts as common } from '#web/i18n/texts.en.ts';
import { adminLinks, queueOf } from './links.ts';
import { texts } from './texts.en.ts';

it('shows the count of every queue at one link', () => {
	const queues = adminLinks(texts, common, null).map(({ href }) => queueOf(href));
	for (const queue of adminQueues) expect(queues.filter((each) => each === queue)).toEqual([queue]);
});
