// React asks for this mark before it lets tests flush updates with act().
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
