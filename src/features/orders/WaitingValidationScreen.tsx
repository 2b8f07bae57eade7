export function WaitingValidationScreen() {
  return null;
}
