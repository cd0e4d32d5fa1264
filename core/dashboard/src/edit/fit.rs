//! Fits settings to the kind of their widget: removes what the kind does not support.

use crate::config::{MAX_DECIMALS, Measure, WidgetConfig};
use crate::widget::{Widget, WidgetKind};

/// The settings that replace `before`. Series and a second measure exclude each other; the later choice wins.
pub(super) fn configured(before: &Widget, wanted: &Widget) -> WidgetConfig {
    let mut config = wanted.config.clone();
    if wanted.kind != before.kind {
        take_habits(&mut config, before.kind, wanted.kind);
    }
    if config.series.is_some() && config.value.len() > 1 {
        if before.config.series.is_none() {
            config.value.truncate(1);
        } else {
            config.series = None;
        }
    }
    fitted(&config, wanted.kind)
}

/// The settings without those that the kind does not support.
pub fn fitted(config: &WidgetConfig, kind: WidgetKind) -> WidgetConfig {
    let mut fit = config.clone();
    let offered = kind.chart_types();
    fit.chart_type = fit.chart_type.filter(|chosen| offered.contains(chosen)).or(offered.first().copied());
    fit.dimension = fit.dimension.filter(|_| kind.needs_dimension());
    fit.value.truncate(kind.most_values());
    if fit.value.is_empty() && kind != WidgetKind::Text {
        fit.value.push(Measure::COUNT);
    }
    fit.series = fit.series.filter(|_| kind.has_series() && fit.value.len() == 1);
    fit.limit = fit.limit.clamp(1, kind.most_groups());
    fit.format.decimals = fit.format.decimals.map(|decimals| decimals.min(MAX_DECIMALS));
    fit.trend = fit.trend.filter(|_| kind == WidgetKind::Metric);
    fit.target = fit.target.filter(|_| kind.has_target());
    if kind == WidgetKind::Text {
        (fit.data_source, fit.filters) = (None, Vec::new());
    } else {
        fit.text.clear();
    }
    fit
}

/// Replaces defaults of the old kind by defaults of the new one; choices of the user stay.
fn take_habits(config: &mut WidgetConfig, from: WidgetKind, to: WidgetKind) {
    let (was, usual) = (WidgetConfig::new(from), WidgetConfig::new(to));
    if (config.sort, config.order) == (was.sort, was.order) {
        (config.sort, config.order) = (usual.sort, usual.order);
    }
    if config.limit == was.limit {
        config.limit = usual.limit;
    }
    if config.rest == was.rest {
        config.rest = usual.rest;
    }
}
