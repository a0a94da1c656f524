import express from 'express';
import { closeDispute, openDispute } from './core/disputes.ts';
import { failRefund } from './core/refunds.ts';
import { StripeError } from './core/stripe-error.ts';
import { idOf, type World } from './core/world.ts';
import type { ApiFault, ApiFaults } from './http/faults.ts';
import type { Deliveries, DeliveryPlan } from './webhooks/delivery.ts';

type ControlOptions = {
  world: World;
  deliveries: Deliveries;
  faults: ApiFaults;
  save: () => Promise<void>;
};

/**
 * `/_emulator`, which Stripe does not have: what banks and the network do, and what goes wrong, for tests. Answers 400
 * with `{"error": …}` to what cannot be done.
 */
export function createControl({ world, deliveries, faults, save }: ControlOptions): express.Router {
  const router = express.Router();
  router.use(express.json());

  router.put('/faults', (req, res) => {
    faults.set(req.body as ApiFault[]);
    res.status(204).end();
  });
  router.put('/deliveries', (req, res) => {
    deliveries.setPlan(req.body as DeliveryPlan);
    res.status(204).end();
  });
  router.get('/deliveries', (_req, res) => {
    res.json({ attempts: deliveries.attempts, held: deliveries.held_events });
  });
  router.post('/deliveries/release', (req, res) => {
    const { order, ids } = req.body as {
      order?: 'oldest_first' | 'newest_first' | 'shuffled';
      ids?: string[];
    };
    res.json({ released: deliveries.release(order, ids) });
  });
  router.post('/events/:id/resend', (req, res) => {
    deliveries.resend(world.state.get('event', req.params.id));
    res.status(204).end();
  });
  router.post('/charges/:id/dispute', async (req, res) => {
    const { reason = 'fraudulent', amount } = (req.body ?? {}) as { reason?: string; amount?: number };
    const dispute = openDispute(world, world.state.get('charge', req.params.id), reason, amount);
    await save();
    res.json(dispute);
  });
  router.post('/disputes/:id/close', async (req, res) => {
    const { status } = req.body as { status: 'won' | 'lost' };
    const dispute = world.state.get('dispute', req.params.id);
    closeDispute(world, dispute, status);
    await save();
    res.json(dispute);
  });
  router.post('/refunds/:id/fail', async (req, res) => {
    const refund = world.state.get('refund', req.params.id);
    failRefund(world, refund);
    await save();
    res.json(refund);
  });
  router.get('/customers', (req, res) => {
    const { email } = req.query;
    res.json(world.state.list('customer').filter((row) => row.email === email));
  });
  router.get('/customers/:id', (req, res) => {
    const { id } = req.params;
    const own = <T extends { customer: string | { id: string } | null }>(rows: T[]) =>
      rows.filter((row) => row.customer !== null && idOf(row.customer) === id);
    res.json({
      customer: world.state.get('customer', id),
      subscriptions: own(world.state.list('subscription')),
      invoices: own(world.state.list('invoice')),
      charges: own(world.state.list('charge')),
      refunds: own(world.state.list('refund')),
    });
  });
  router.use((error: unknown, _req: express.Request, res: express.Response, next: express.NextFunction) => {
    if (!(error instanceof StripeError)) return next(error);
    res.status(error.status).json(error);
  });
  return router;
}
