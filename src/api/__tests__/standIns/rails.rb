# Serves a Rails application of a few controllers: `ruby rails.rb PORT` in its folder. With
# Rails where it is installed, else with as much of it as the docs' receiver uses.
# `GET /token` stands for the pages of the application, which have the CSRF token in them.
require "logger"
require "pathname"
PORT = ARGV.last.to_i

# What `rails new` writes, and the action.
File.write("app/controllers/application_controller.rb", <<~RUBY)
  class ApplicationController < ActionController::Base
    def token = render(plain: form_authenticity_token, status: 200)
  end
RUBY

begin
  raise LoadError if ENV["STAND_IN"]

  require "rails"
  require "action_controller/railtie"
  require "rack/handler/puma"
rescue LoadError
  require "json"
  require_relative "http"
  ROUTES = { "GET /token" => %w[application token] }

  module Rails
    Routes = Module.new do
      def self.draw(&block) = instance_eval(&block)

      def self.post(path, to:) = ROUTES["POST #{path}"] = to.split("#")
    end

    def self.root = Pathname.new(Dir.pwd)

    def self.application = self

    def self.routes = Routes
  end

  module ActionController
    class API
      Request = Struct.new(:env, :raw_post) do
        def content_length = raw_post.bytesize

        def headers
          env.transform_keys { |name| name.delete_prefix("HTTP_").tr("_", "-").downcase }
        end
      end

      attr_reader :request, :response

      def initialize(env, body) = @request = Request.new(env, body)

      def head(status) = @response = [status, ""]

      def render(status:, plain: nil, json: nil)
        @response = [status, plain || JSON.generate(json)]
      end

      def params = JSON.parse(request.raw_post, symbolize_names: true)
    end

    class Base < API
      def form_authenticity_token = "token"

      def verified? = request.env["HTTP_X_CSRF_TOKEN"] == form_authenticity_token
    end
  end

  %w[config/initializers app/controllers].each do |folder|
    Dir.glob("#{folder}/*.rb").each { |file| require File.expand_path(file) }
  end
  require File.expand_path("config/routes")
  serve_http(PORT) do |path, env, body|
    name, action = ROUTES[path]
    next [404, ""] if action.nil?

    controller = Object.const_get("#{name.capitalize}Controller").new(env, body)
    checked = path.start_with?("POST") && controller.is_a?(ActionController::Base)
    next [422, ""] if checked && !controller.verified?

    controller.public_send(action)
    controller.response
  end
else
  # Rails 7.1 brought it.
  unless Rails::Application::Configuration.method_defined?(:autoload_lib)
    class Rails::Application::Configuration
      def autoload_lib(ignore:)
        autoload_paths << root.join("lib").to_s
        eager_load_paths << root.join("lib").to_s
        Rails.autoloaders.main.ignore(ignore.map { |name| root.join("lib", name) })
      end
    end
  end

  class Application < Rails::Application
    config.root = Dir.pwd
    config.load_defaults 6.1
    class_eval File.read("config/application.rb")
    # As in production.
    config.eager_load = true
    config.secret_key_base = "0" * 64
    config.logger = Logger.new($stderr)
    config.hosts.clear
    routes.append { get "/token", to: "application#token" }
  end
  Rails.application.initialize!
  Rack::Handler::Puma.run(Rails.application, Port: PORT, Host: "localhost", Silent: true)
end
