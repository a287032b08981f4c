/* Shows a lesson running when it is opened.
 *
 * Written by hand in the form JupyterLab loads (a module federation container: init and get), so no build is needed.
 * Which cells may run is the server's decision (zsy_tutor/lab/opening.py); this file runs those whose source equals,
 * character for character, one the server named, each once, in the order of the page.
 */
(() => {
  'use strict';

  const NARROW = 800; // CSS pixels: beside the file browser there would be no room for a table
  const WIDGET = 'application/vnd.jupyter.widget-view+json';
  let scope = null;

  async function shared(name) {
    const versions = scope[name];
    const factory = await versions[Object.keys(versions)[0]].get();
    return factory();
  }

  function widgetIds(cell) {
    const ids = [];
    const outputs = cell.model.outputs;
    for (let i = 0; i < outputs.length; i++) {
      const view = outputs.get(i).data[WIDGET];
      if (view && view.model_id) ids.push(view.model_id);
    }
    return ids;
  }

  // The widgets that live in the kernel: after a reload of the page they are there already.
  async function liveWidgets(kernel) {
    const reply = await kernel.requestCommInfo({ target_name: 'jupyter.widget' });
    return new Set(Object.keys((reply.content && reply.content.comms) || {}));
  }

  async function ask(services, path, kernel) {
    const settings = services.ServerConnection.makeSettings();
    const query = new URLSearchParams({ path, kernel: kernel.id });
    const response = await services.ServerConnection.makeRequest(
      `${settings.baseUrl}zsy-tutor/opening?${query}`, {}, settings);
    return response.ok ? response.json() : { cells: [], refused: `status_${response.status}` };
  }

  function cellsToRun(cells, sources, live) {
    const allowed = new Set(sources);
    const ours = [];
    for (const cell of cells) {
      if (cell.model.type === 'code' && allowed.delete(cell.model.sharedModel.getSource())) ours.push(cell);
    }
    const isLive = cell => widgetIds(cell).some(id => live.has(id));
    if (!cells.some(cell => cell.model.type === 'code' && isLive(cell))) return ours;
    return ours.filter(cell => widgetIds(cell).length > 0 && !isLive(cell));
  }

  async function open(panel, services, CodeCell) {
    await panel.context.ready;
    const session = panel.sessionContext;
    await session.ready;
    const kernel = session.session && session.session.kernel;
    if (!kernel) return 'no_kernel';
    const answer = await ask(services, panel.context.path, kernel);
    if (answer.refused) return answer.refused;
    // Fonts and screen readers choose by it; the page around the lesson may be in another language.
    if (answer.lang) panel.content.node.lang = answer.lang;
    const live = await liveWidgets(kernel);
    const cells = cellsToRun(panel.content.widgets, answer.cells, live);
    let count = 0;
    for (const cell of cells) {
      // Asked again: the learner may have typed into the cell while an earlier one was running.
      if (cell.isDisposed || !answer.cells.includes(cell.model.sharedModel.getSource())) continue;
      const reply = await CodeCell.execute(cell, session, { deletedCells: [], recordTiming: false });
      count += 1;
      if (reply && reply.content.status === 'error') break;
    }
    // Saved at once, so that a reload of the page finds the widgets that are now on it.
    const file = panel.context.contentsModel;
    if (count && !panel.isDisposed && file && file.writable !== false) await panel.context.save();
    return `ran_${count}`;
  }

  // An exercise saved with its notebook: the text that stands before it says all there is to say without a kernel, so
  // the line "model not found", which JupyterLab puts in the widget's place, is left out.
  function hideDeadWidgets() {
    const style = document.createElement('style');
    style.textContent = '.jp-OutputArea-child:has(> [data-mime-type="text/plain"]) + .jp-OutputArea-child'
      + ' > .jupyter-widgets:not(:has(*)) { display: none; }';
    document.head.append(style);
  }

  // A narrow window is for the lesson, and the file browser waits behind its tab: in the course's own JupyterLab, and only
  // as long as nothing is known of how the learner wants the page.
  async function leaveRoom(app) {
    const config = JSON.parse(document.getElementById('jupyter-config-data').textContent);
    const layout = await app.shell.restored;
    if (!config.zsyCourse || !layout.fresh || window.innerWidth >= NARROW) return;
    await app.restored;
    setTimeout(() => app.shell.collapseLeft()); // JupyterLab shows it at the same moment
  }

  async function plugin() {
    const [notebook, cells, services] = await Promise.all(
      ['@jupyterlab/notebook', '@jupyterlab/cells', '@jupyterlab/services'].map(shared));
    return {
      id: 'zsy-tutor:opening',
      description: 'Shows a lesson running when it is opened.',
      autoStart: true,
      requires: [notebook.INotebookTracker],
      activate: (app, tracker) => {
        hideDeadWidgets();
        leaveRoom(app).catch(error => console.error('zsy-tutor: the side bar stays as it is', error));
        const consider = panel => {
          open(panel, services, cells.CodeCell)
            .catch(error => { console.error('zsy-tutor: the lesson was not started', error); return 'failed'; })
            .then(outcome => { panel.node.dataset.zsyOpening = outcome; });
        };
        tracker.forEach(consider);
        tracker.widgetAdded.connect((_, panel) => consider(panel));
      }
    };
  }

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB['zsy-tutor'] = {
    init: shareScope => { scope = shareScope; },
    get: async () => {
      const module = { __esModule: true, default: await plugin() };
      return () => module;
    }
  };
})();
