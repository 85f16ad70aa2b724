/** Asks a super admin which plates may be rented out. It comes before the console until it is answered, because a default would be a choice that no one made. */
import { Scale } from 'lucide-react';
import { changeSettings, getSettings } from '#contract/admin.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { MasterTexts } from './texts.en.ts';

export function PlatesQuestion() {
	const { plates: t } = useScreenTexts<MasterTexts>();
	const decide = useActionMutation({
		call: (rentalPlatesOnly: boolean) => call(changeSettings, { body: { rentalPlatesOnly, rentalPlatesDecided: true } }),
		onDone: (answer, _, client) => client.setQueryData(queryFor(getSettings).queryKey, answer),
		...{ done: t.done, failed: t.failed },
	});
	return (
		<section
			aria-labelledby="plates-question"
			className="mx-auto mt-4 max-w-2xl rounded-card border border-line bg-surface p-6 shadow-card md:p-8"
			data-testid="plates-question"
		>
			<span className="grid size-14 place-items-center rounded-pill bg-accent-soft text-accent-text">
				<Scale aria-hidden className="size-7" />
			</span>
			<h1 id="plates-question" className="mt-4 text-2xl">
				{t.title}
			</h1>
			<p className="mt-3">{t.law}</p>
			<p className="mt-3 text-muted">{t.later}</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<Button variant="primary" disabled={decide.isPending} onClick={() => decide.mutate(true)}>
					{t.rentalOnly}
				</Button>
				<Button disabled={decide.isPending} onClick={() => decide.mutate(false)}>
					{t.all}
				</Button>
			</div>
		</section>
	);
}
