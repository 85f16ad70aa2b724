/** Fallback for a page that failed to render. It depends on as little as possible, because its dependencies may be the cause. */
import { useTexts } from '#web/i18n/context.tsx';
import { buttonStyle } from '#web/ui/button.tsx';

export function BrokenPage() {
	const { states } = useTexts();
	return (
		<div role="alert" className="container-page py-24 text-center">
			<p className="font-semibold text-2xl">{states.broken}</p>
			<p className="mt-3 text-muted">{states.brokenHint}</p>
			<p className="mt-8 flex flex-wrap justify-center gap-3">
				<a href={typeof location === 'undefined' ? '/' : location.href} className={buttonStyle({ variant: 'primary' })}>
					{states.reload}
				</a>
				<a href="/" className={buttonStyle({})}>
					{states.backHome}
				</a>
			</p>
		</div>
	);
}
