/** Push notifications of this device while no page is open. */
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isSubscribed, subscribe, unsubscribe } from '#web/browser/device/push-subscription.ts';
import { canPush } from '#web/browser/device/worker.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

export function ThisDevice() {
	const { device: t } = useScreenTexts<ProfileTexts>().choices;
	const [on, setOn] = useState<boolean>();
	const change = useChange(setOn);
	useEffect(() => {
		if (canPush()) isSubscribed().then(setOn, (error: unknown) => logFailure('the subscription was not looked up', error));
	}, []);
	const isBlocked = change.data === false || (canPush() && Notification.permission === 'denied');
	const line = canPush() ? (isBlocked && t.blocked) || (on ? t.on : t.off) : t.unsupported;
	return (
		<div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-sunken p-4">
			<BellRing aria-hidden className="size-5 shrink-0 text-primary" />
			<div className="min-w-48 flex-1">
				<h3 className="font-medium">{t.title}</h3>
				<p role="status" className="text-muted text-sm">
					{line}
				</p>
			</div>
			{canPush() && (
				<Button busy={change.isPending} disabled={on === undefined} onClick={() => change.mutate(!on)}>
					{on ? t.turnOff : t.turnOn}
				</Button>
			)}
		</div>
	);
}

/** The mutation's result is whether permission was granted. */
function useChange(onDone: (on: boolean) => void) {
	const { device: t } = useScreenTexts<ProfileTexts>().choices;
	return useActionMutation({
		call: async (isOn: boolean) => (isOn ? subscribe() : unsubscribe().then(() => true)),
		failed: t.failed,
		onDone: (isAllowed, isOn) => onDone(isOn && isAllowed),
	});
}
