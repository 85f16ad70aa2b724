/** Opened by the link in an alert: one press ends its saved searches, without signing in. */
import { BellOff, Check } from 'lucide-react';
import { useSearch } from 'wouter';
import { endSavedSearch } from '#contract/saved-searches.ts';
import { call } from '#web/browser/api.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { EndSavedSearchTexts } from './texts.en.ts';

export default function EndSavedSearch() {
	const texts = useScreenTexts<EndSavedSearchTexts>();
	const id = useParam('id');
	const query = new URLSearchParams(useSearch());
	const signature = query.get('signature') ?? '';
	const also = query.get('also');
	const t = { ...texts, ...(also !== null && texts.several) };
	const end = useActionMutation({
		call: () => call(endSavedSearch, { params: { id }, query: { signature, ...(also !== null && { also }) } }),
		failed: t.failed,
	});
	const isEnded = end.isSuccess;
	return (
		<div className="container-page py-12" role={isEnded ? 'status' : undefined}>
			<EmptyState
				titleAs="h1"
				icon={isEnded ? <Check aria-hidden /> : <BellOff aria-hidden />}
				title={isEnded ? t.ended : t.title}
				hint={isEnded ? t.endedHint : t.hint}
				action={
					isEnded ? (
						<LinkButton href="/search">{t.browse}</LinkButton>
					) : (
						<Button variant="primary" disabled={end.isPending} aria-busy={end.isPending || undefined} onClick={() => end.mutate()}>
							{t.end}
						</Button>
					)
				}
			/>
		</div>
	);
}
