/** Asks the person to reauthenticate if a call was refused for that reason. The dialog registers itself once a user is signed in. */

/** Opens the dialog; resolves to true once the server has accepted the proof, and to false if the person closed it. */
type Ask = () => Promise<boolean>;

const dialog = Promise.withResolvers<void>();
let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

export function registerStepUpDialog(open: Ask): () => void {
	ask = open;
	dialog.resolve();
	return () => {
		if (ask === open) ask = null;
	};
}

/** Calls that are refused at the same time share one dialog. Waits for the dialog's code, which may still be loading. */
export async function askForIdentity(): Promise<boolean> {
	await dialog.promise;
	asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
		asking = null;
	});
	return asking;
}
